import type { ListedBranch } from "#components/locator/locator-data";
import { type OpeningState, openingTexts } from "#lib/calendar/opening-hours";

type BranchCardProps = { branch: ListedBranch; opening: OpeningState | undefined };

/** What the street map says of a branch above its pin. */
export function BranchCard({ branch, opening }: BranchCardProps) {
	const { hoursOrAsk } = openingTexts(branch, new Date());
	return (
		<div className="map-card">
			<p className="map-card-name">{branch.name}</p>
			{branch.location !== branch.name && <p className="map-card-line">{branch.location}</p>}
			{branch.area && <p className="map-card-line">{branch.area}</p>}
			{branch.hours !== undefined && hoursOrAsk && <p className="map-card-line">{hoursOrAsk}</p>}
			{(branch.alert ?? branch.notice) && <p className="map-card-line">{branch.alert ?? branch.notice}</p>}
			<p className={`map-card-hours ${opening?.state === "open" ? "is-open" : ""}`}>{opening?.badge}</p>
		</div>
	);
}
