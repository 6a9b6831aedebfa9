import ApplicationForm from "#components/careers/application-form.island";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import { Enhanced, Island } from "#components/ui/island";
import { pageIsPersonal } from "#lib/platform/request-context";
import type { FoundReply } from "#lib/submissions/form/kept-reply";

type ApplicationScreenProps = {
	job: { id: string; title: string };
	trail: readonly { label: string; href: string }[];
	/** The form as submitted, with its errors. */
	kept: FoundReply;
};

/** An application that was sent without script and has errors. */
export function ApplicationScreen({ job, trail, kept }: ApplicationScreenProps) {
	pageIsPersonal();
	return (
		<Page title="Your application" intro={job.title} trail={trail}>
			<Container className="py-10 md:py-16">
				<div className="max-w-2xl">
					<Enhanced name="typed-values" when="idle">
						<Island name="application-form" when="visible" holdsClicks>
							<ApplicationForm job={job} kept={kept} />
						</Island>
					</Enhanced>
				</div>
			</Container>
		</Page>
	);
}
