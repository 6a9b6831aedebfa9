import { JobFacts } from "#components/careers/job-facts";
import { buttonClass } from "#components/ui/button";
import type { Job } from "#lib/backend/careers";
import { encodedSegment } from "#lib/web/path-segment";

/** An open role in the list, with a link to its page. */
export function JobCard({ job }: { job: Job }) {
	return (
		<article className="relative flex h-full flex-col items-start wrap-anywhere rounded-lg border border-line bg-white p-5 shadow-card md:p-6 transition-colors hover:border-brand-300">
			{job.category && (
				<p className="rounded-full bg-brand-100 px-3 py-0.5 font-semibold text-brand-800 text-xs">
					{job.category}
				</p>
			)}
			<h3 className="mt-2 text-xl">{job.title}</h3>
			<JobFacts
				job={job}
				className="mt-2 mb-4 flex grow flex-wrap content-start gap-x-4 gap-y-1 text-ink-700 text-sm"
			/>
			<a
				href={`/careers/${encodedSegment(job.id)}`}
				className={buttonClass("outline", "after:absolute after:inset-0 after:rounded-lg")}
			>
				Apply Now <span className="sr-only">for {job.title}</span>
			</a>
		</article>
	);
}
