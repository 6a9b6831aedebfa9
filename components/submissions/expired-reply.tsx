import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";

/** Replaces an expired reply. */
export const ExpiredReply = ({ form }: { form: { label: string; href: string } }) => (
	<Page>
		<div className="mx-auto max-w-2xl px-4 py-20 text-center md:py-28">
			<h1 tabIndex={-1} className="text-2xl">
				This answer is no longer here
			</h1>
			<p className="mt-4 text-lg">
				We keep it for an hour. If it gave you a reference, we have what you sent: call us and tell us the
				reference.
			</p>
			<ButtonLink href={form.href} className="mt-8">
				{form.label}
			</ButtonLink>
		</div>
	</Page>
);
