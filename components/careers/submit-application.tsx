import { ApplicationForm } from "#components/careers/application-form.island";
import { Island } from "#components/ui/island";
import { Section } from "#components/ui/section";
import type { Job } from "#lib/backend/careers";
import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";

/** The application form below the role; the target of 'Apply Now' (behaviour §2 /careers/{id}). */
export function SubmitApplication({ job }: { job: Job }) {
	return (
		<Section id="apply" title="Submit Application" tone="tint">
			<div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
				<div className="rounded-lg bg-white p-5 shadow-card sm:p-6 md:p-8">
					<Island name="application-form" when="visible" holdsClicks>
						<ApplicationForm job={{ id: job.id, title: job.title }} />
					</Island>
				</div>
				<div>
					<p>
						Applying is free: we never ask for money for a job. When your application has arrived, you see a
						reference. Keep it, and name it when you ask us about your application.
					</p>
					<p className="mt-3">
						You can also hand it in at any of{" "}
						<a href="/locator" className="link decoration-brand-300">
							our branches
						</a>
						, {OPENING_HOURS_TEXT}. Name the role: {job.title}.
					</p>
				</div>
			</div>
		</Section>
	);
}
