import { buttonClass } from "#components/ui/button";
import { ChoiceField } from "#components/ui/field";
import { TryAgain } from "#components/ui/try-again";
import type { Branch } from "#lib/backend/locator";
import { type branchChoice, lackOf, VISITS, type Visit } from "#lib/before-you-visit/requirements";
import { branchKey } from "#lib/locator/branch-path";
import { choiceName } from "#lib/locator/branch-search";

export type BranchChoice = ReturnType<typeof branchChoice<Branch>>;

type VisitChoiceProps = {
	visit: Visit;
	branch: Branch | undefined;
	/** Undefined if the branches could not be loaded. */
	choice: BranchChoice | undefined;
	/** The branches that do what the visit is for. */
	able: readonly Branch[];
};

/**
 * The form for purpose and branch. The answers go into the URL, so that the list can be shared. If the company has many
 * branches, the visitor chooses a region first.
 */
export function VisitChoice({ visit, branch, choice, able }: VisitChoiceProps) {
	const now = new Date();
	const nameOf = (entry: Branch) => {
		const lack = lackOf(visit, entry, able);
		return lack ? `${entry.name} – ${lack}` : choiceName(entry, now);
	};
	const regions = choice && Map.groupBy(choice.branches, ({ region }) => region);
	return (
		<form
			// A new key for each URL: otherwise the browser would restore the previous selection.
			key={`${visit.key} ${branch?.id} ${choice?.region}`}
			// The list is out of sight below the form on a small screen.
			action="/before-you-visit#list"
			className="grid gap-4 rounded-lg bg-brand-50 p-5 sm:grid-cols-[3fr_2fr] md:p-6 lg:col-span-2 lg:grid-cols-[1fr_1fr_auto] print:hidden"
		>
			<ChoiceField
				form="visit"
				name="product"
				label="I want to"
				defaultValue={visit.key}
				isPreset
				autoComplete="off"
			>
				{VISITS.map(({ key, purpose }) => (
					<option key={key} value={key}>
						{purpose}
					</option>
				))}
			</ChoiceField>
			{choice?.regions && (
				<ChoiceField
					form="visit"
					name="region"
					label="In this region"
					defaultValue={choice.region ?? ""}
					autoComplete="off"
				>
					<option value="">Any region</option>
					{choice.regions.map((region) => (
						<option key={region} value={region}>
							{region}
						</option>
					))}
				</ChoiceField>
			)}
			{choice?.regions && !choice.region ? null : regions && regions.size > 0 ? (
				<ChoiceField
					form="visit"
					name="branch"
					label="At this branch"
					defaultValue={branch ? branchKey(branch) : ""}
					autoComplete="off"
				>
					<option value="">Any branch</option>
					{[...regions].map(([region, list]) => (
						<optgroup key={region} label={region}>
							{list.map((entry) => (
								<option key={entry.id} value={branchKey(entry)}>
									{nameOf(entry)}
								</option>
							))}
						</optgroup>
					))}
				</ChoiceField>
			) : (
				<div className="self-end">
					<p>
						{regions ? "No branches are listed at the moment." : "Our branches could not be loaded."} What you
						need is the same at all of them.
					</p>
					{!regions && <TryAgain busyText="Loading branches…" className="link-alone" />}
				</div>
			)}
			<button type="submit" className={buttonClass("primary", "min-h-12 self-end")}>
				Show my list
			</button>
		</form>
	);
}
