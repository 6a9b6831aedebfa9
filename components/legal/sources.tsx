import { calendarDate } from "#lib/calendar/calendar-date";
import { sourcesOf, type TextSection } from "#lib/company/text-section";

/** The sources of a page's legal facts, with the day of the last check. */
export const Sources = ({ sections }: { sections: readonly Pick<TextSection, "fact">[] }) => (
	<section aria-labelledby="sources-heading" className="text-ink-600 text-sm">
		<h2 id="sources-heading" className="text-lg">
			Sources
		</h2>
		<ul className="mt-2 list-disc space-y-1 pl-5">
			{sourcesOf(sections).map(({ source, checkedOn }) => (
				<li key={source}>
					{source}. Checked on {calendarDate(new Date(checkedOn)).text}.
				</li>
			))}
		</ul>
		<p className="mt-3">This is general information, not legal advice.</p>
	</section>
);
