import { buttonClass } from "#components/ui/button";
import { ChoiceField } from "#components/ui/field";
import { type BranchQuery, isNarrowed, spelt } from "#lib/locator/branch-query";
import type { BranchFacets } from "#lib/locator/branch-search";

type BranchFiltersProps = {
	facets: BranchFacets;
	query: BranchQuery;
};

/**
 * The filters by service, language, wheelchair access, cash machine and Saturday, collapsed until one is used. They are part of the
 * locator's form, so they work without script. Renders nothing if no branch has any of these data.
 */
export function BranchFilters({ facets, query }: BranchFiltersProps) {
	const { services, languages, access, cash, saturday } = facets;
	if (services.length + languages.length === 0 && !access && !cash && !saturday) return null;
	return (
		<details
			open={isNarrowed(query) || undefined}
			className="grow rounded-md open:basis-full border border-line px-4"
		>
			<summary className="link flex min-h-11 cursor-pointer items-center">More filters</summary>
			<div className="space-y-3 pb-4">
				<Choice label="Service" name="service" all="Any service" options={services} query={query} />
				<Choice label="Language" name="language" all="Any language" options={languages} query={query} />
				{access && <Tick label="Wheelchair access" name="access" query={query} />}
				{cash && <Tick label="Cash machine" name="cash" query={query} />}
				{saturday && <Tick label="Open on Saturday" name="saturday" query={query} />}
				<button type="submit" className={buttonClass("outline", "hidden noscript:inline-flex")}>
					Show branches
				</button>
			</div>
		</details>
	);
}

type ChoiceProps = Pick<BranchFiltersProps, "query"> & {
	label: string;
	name: "service" | "language";
	all: string;
	options: readonly string[];
};

const Choice = ({ label, name, all, options, query }: ChoiceProps) =>
	options.length > 0 && (
		<ChoiceField
			form="branch"
			name={name}
			label={label}
			isPreset
			autoComplete="off"
			defaultValue={spelt(options, query[name])}
		>
			<option value="">{all}</option>
			{options.map((option) => (
				<option key={option} value={option}>
					{option}
				</option>
			))}
		</ChoiceField>
	);

type TickProps = Pick<BranchFiltersProps, "query"> & { label: string; name: "access" | "cash" | "saturday" };

const Tick = ({ label, name, query }: TickProps) => (
	<label className="flex min-h-11 cursor-pointer items-center gap-3">
		<input
			type="checkbox"
			name={name}
			value="yes"
			defaultChecked={query[name] === "yes"}
			className="size-5 shrink-0 accent-brand-700"
		/>
		{label}
	</label>
);
