import { Disclosure } from "#components/ui/disclosure";
import {
	type Standing,
	SUCCESS_CRITERIA,
	type SuccessCriterion,
	standingOf,
	standings,
} from "#lib/accessibility/success-criteria";
import { calendarDate } from "#lib/calendar/calendar-date";

const STANDINGS: Record<Standing, string> = {
	tested: "Tested before each new version",
	checked: "Checked by hand",
	open: "Not finished",
};

/** Every rule of WCAG 2.2 at levels A and AA: how the site meets it, and how that was found out. */
export function CriteriaList() {
	const { tested, checked, open } = standings();
	return (
		<section aria-labelledby="rules-title">
			<h2 id="rules-title" className="mb-3 text-xl">
				Rule by rule
			</h2>
			<p className="mb-4">
				{`WCAG 2.2 has ${SUCCESS_CRITERIA.length} rules at levels A and AA. Tests prove ${tested} of them before each new version. We checked ${checked} by hand. ${open} are not finished: the list says what is missing.`}
			</p>
			<Disclosure title={`All ${SUCCESS_CRITERIA.length} rules`} id="rules" level={3}>
				<ul className="divide-y divide-line">
					{SUCCESS_CRITERIA.map((criterion) => (
						<li key={criterion.id} className="py-3">
							<p className="font-semibold">{`${criterion.id} ${criterion.name} (${criterion.level})`}</p>
							<p>{criterion.how}</p>
							<p className="text-ink-700 text-sm">{evidence(criterion)}</p>
						</li>
					))}
				</ul>
			</Disclosure>
		</section>
	);
}

function evidence(criterion: SuccessCriterion): string {
	const standing = STANDINGS[standingOf(criterion)];
	const { checked, open } = criterion;
	if (open) return `${standing}. Next: ${open}`;
	return checked ? `${standing} on ${calendarDate(new Date(checked.on)).text}` : standing;
}
