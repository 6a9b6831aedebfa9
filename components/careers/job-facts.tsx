import { Icon } from "#components/ui/icon";
import type { Job } from "#lib/backend/careers";
import { salaryRange } from "#lib/careers/salary-range";

type JobFactsProps = { job: Job; withSalary?: boolean; className?: string };

/** Where the work is, of which type and how it is paid; what the backend does not say is said to be missing. */
export function JobFacts({ job, withSalary = false, className }: JobFactsProps) {
	return (
		<ul className={className}>
			<li className="flex items-start gap-2">
				<Icon name="map-pin" className="mt-0.5 size-4.5" />
				<span className="min-w-0 wrap-anywhere">{job.location ?? "Location not specified"}</span>
			</li>
			<li className="flex items-start gap-2">
				<Icon name="clock" className="mt-0.5 size-4.5" />
				<span className="min-w-0 wrap-anywhere">{job.type ?? "Type not specified"}</span>
			</li>
			{withSalary && (
				<li className="flex items-start gap-2">
					<Icon name="banknote" className="mt-0.5 size-4.5" />
					{salaryRange(job.payStart, job.payEnd)}
				</li>
			)}
		</ul>
	);
}
