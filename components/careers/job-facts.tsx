import { Icon } from "#components/ui/icon";
import type { Job } from "#lib/backend/careers";
import { calendarDate } from "#lib/calendar/calendar-date";
import { hasClosed } from "#lib/careers/closing-date";
import { salaryRange } from "#lib/careers/salary-range";
import { validOn } from "#lib/platform/request-context";

type JobFactsProps = { job: Job; withSalary?: boolean; className?: string };

/** A role's location, type and salary. Says so if the backend does not give one. */
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
			{job.closesOn && (
				<li className="flex items-start gap-2">
					<Icon name="calendar" className="mt-0.5 size-4.5" />
					<ClosingDate day={job.closesOn} />
				</li>
			)}
			{withSalary && (
				<li className="flex items-start gap-2">
					<Icon name="banknote" className="mt-0.5 size-4.5" />
					{salaryRange(job.payStart, job.payEnd)}
				</li>
			)}
		</ul>
	);
}

/** Right for one day: after the last one, the page stops inviting applications. */
function ClosingDate({ day }: { day: string }) {
	validOn(calendarDate(new Date()).iso);
	return (
		<span>
			{hasClosed({ closesOn: day }) ? "Applications closed on " : "Apply by "}
			<time dateTime={day}>{calendarDate(new Date(day)).text}</time>
		</span>
	);
}
