import type { ReactNode } from "react";
import { Icon, type IconName } from "#components/ui/icon";
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
			<Fact icon="map-pin">{job.location ?? "Location not specified"}</Fact>
			<Fact icon="clock">{job.type ?? "Type not specified"}</Fact>
			{job.closesOn && (
				<Fact icon="calendar">
					<ClosingDate day={job.closesOn} />
				</Fact>
			)}
			{withSalary && <Fact icon="banknote">{salaryRange(job.payStart, job.payEnd)}</Fact>}
		</ul>
	);
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
	<li className="flex items-start gap-2">
		<Icon name={icon} className="mt-0.5 size-4.5" />
		<span className="min-w-0 wrap-anywhere">{children}</span>
	</li>
);

/** Right for one day: after the last one, the page stops inviting applications. */
function ClosingDate({ day }: { day: string }) {
	validOn(calendarDate(new Date()).iso);
	return (
		<>
			{hasClosed({ closesOn: day }) ? "Applications closed on " : "Apply by "}
			<time dateTime={day}>{calendarDate(new Date(day)).text}</time>
		</>
	);
}
