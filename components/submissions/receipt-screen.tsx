import { Page } from "#components/page/page";
import { FormMessage } from "#components/submissions/form-message";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { PageHeading } from "#components/ui/page-heading";
import { pageIsPersonal } from "#lib/platform/request-context";
import type { Reply } from "#lib/submissions/form/reply";

type ReceiptScreenProps = {
	/** The name of the submitted form. */
	form: string;
	title: string;
	trail: readonly { label: string; href: string }[];
	reply: Reply;
	/** A link to continue from. */
	next: { label: string; href: string };
};

/** The receipt of a form as a page of its own. */
export function ReceiptScreen({ form, title, trail, reply, next }: ReceiptScreenProps) {
	pageIsPersonal();
	return (
		<Page>
			<PageHeading title={title} trail={trail} />
			<Container className="py-10 md:py-16">
				<div className="max-w-2xl">
					<FormMessage form={form} reply={reply} labels={{}} />
					<ButtonLink href={next.href} variant="outline" className="mt-8">
						{next.label}
					</ButtonLink>
				</div>
			</Container>
		</Page>
	);
}
