import ApplicationForm from "#components/careers/application-form.island";
import { Page } from "#components/page/page";
import { Container } from "#components/ui/container";
import { Enhanced, Island } from "#components/ui/island";
import { pageIsPersonal } from "#lib/platform/request-context";
import type { StoredResponse } from "#lib/submissions/store/stored-responses";

type ApplicationScreenProps = {
	job: { id: string; title: string };
	trail: readonly { label: string; href: string }[];
	/** The form as submitted, with its errors. */
	response: StoredResponse;
};

/** An application that was sent without script and has errors. */
export function ApplicationScreen({ job, trail, response }: ApplicationScreenProps) {
	pageIsPersonal();
	return (
		<Page title="Your application" intro={job.title} trail={trail}>
			<Container className="py-10 md:py-16">
				<div className="max-w-2xl">
					<Enhanced name="typed-values" when="idle">
						<Island name="application-form" when="interaction" replays="submits">
							<ApplicationForm job={job} response={response} />
						</Island>
					</Enhanced>
				</div>
			</Container>
		</Page>
	);
}
