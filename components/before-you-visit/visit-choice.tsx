import { buttonClass } from "#components/ui/button";
import { ChoiceField } from "#components/ui/field";
import { TryAgain } from "#components/ui/try-again";
import type { Branch } from "#lib/backend/locator";
import { lackOf, VISITS, type Visit } from "#lib/before-you-visit/requirements";
import { BRANCHES_AT_ONCE } from "#lib/company/limits";
import { branchKey } from "#lib/locator/branch-path";
import { choiceName } from "#lib/locator/branch-search";

type VisitChoiceProps = {
	visit: Visit;
	branch: Branch | undefined;
	/** Undefined if they could not be loaded. */
	branches: readonly Branch[] | undefined;
	/** The branches that do what the visit is for. */
	able: readonly Branch[];
};

/** The form for purpose and, unless there are too many, branch. The answers go into the URL, so that the list can be shared. */
export function VisitChoice({ visit, branch, branches, able }: VisitChoiceProps) {
	return (
		<form
			// A new key for each URL: otherwise the browser would restore the previous selection.
			key={`${visit.key} ${branch?.id}`}
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
			<BranchField visit={visit} branch={branch} branches={branches} able={able} />
			<button type="submit" className={buttonClass("primary", "min-h-12 self-end")}>
				Show my list
			</button>
		</form>
	);
}

function BranchField({ visit, branch, branches, able }: VisitChoiceProps) {
	if (branches && branches.length > BRANCHES_AT_ONCE) return null;
	if (!branches || branches.length === 0)
		return (
			<div className="self-end">
				<p>
					{branches ? "No branches are listed at the moment." : "Our branches could not be loaded."} What you
					need is the same at all of them.
				</p>
				{!branches && <TryAgain busyText="Loading branches…" className="link-alone" />}
			</div>
		);
	const now = new Date();
	const nameOf = (entry: Branch) => {
		const lack = lackOf(visit, entry, able);
		return lack ? `${entry.name} – ${lack}` : choiceName(entry, now);
	};
	return (
		<ChoiceField
			form="visit"
			name="branch"
			label="At this branch"
			defaultValue={branch ? branchKey(branch) : ""}
			autoComplete="off"
		>
			<option value="">Any branch</option>
			{[...Map.groupBy(branches, ({ region }) => region)].map(([region, list]) => (
				<optgroup key={region} label={region}>
					{list.map((entry) => (
						<option key={entry.id} value={branchKey(entry)}>
							{nameOf(entry)}
						</option>
					))}
				</optgroup>
			))}
		</ChoiceField>
	);
}
