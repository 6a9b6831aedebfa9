import { ButtonLink } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import { Section } from "#components/ui/section";
import { applicationMailto } from "#lib/application-mailto";
import type { Job } from "#lib/backend/jobs";
import type { CompanyIdentity } from "#lib/company/identity";
import { OPENING_HOURS_TEXT } from "#lib/opening-hours";

type SubmitApplicationProps = { job: Job; company: CompanyIdentity };

/** The ways in which an application reaches the company; 'Apply Now' leads here. */
export function SubmitApplication({ job, company }: SubmitApplicationProps) {
	return (
		<Section id="apply" title="Submit Application" tone="tint">
			<div className="max-w-2xl rounded-lg bg-white p-6 shadow-card md:p-8">
				<p className="flex gap-3">
					<Icon name="file" className="mt-0.5 size-6 text-brand-600" />
					<span>
						Combine your cover letter and CV in one PDF, max 5MB. Write your name, phone number and e-mail
						address on it.
					</span>
				</p>
				{company.careersEmail && (
					<p className="mt-6">
						<ButtonLink href={applicationMailto(company.careersEmail, job.title)}>
							<Icon name="mail" /> Apply by e-mail
						</ButtonLink>
					</p>
				)}
				<p className="mt-6">
					You can also hand it in at any of{" "}
					<a
						href="/locator"
						className="font-semibold text-brand-700 underline decoration-brand-300 underline-offset-4"
					>
						our branches
					</a>
					, {OPENING_HOURS_TEXT}. Name the role: {job.title}.
				</p>
			</div>
		</Section>
	);
}
