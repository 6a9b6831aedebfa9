import { soonHolidays } from "#components/holidays/holidays-data";
import { BranchFilters } from "#components/locator/branch-filters";
import { BranchItems } from "#components/locator/branch-items";
import { BRANCHES_FAILED } from "#components/locator/branches-failed";
import { GhanaMap } from "#components/locator/ghana-map";
import { MapPanel } from "#components/locator/map-panel";
import { buttonClass } from "#components/ui/button";
import { ChoiceField } from "#components/ui/field";
import { Icon } from "#components/ui/icon";
import { Enhanced } from "#components/ui/island";
import { PageTurn } from "#components/ui/pagination";
import type { Branch } from "#lib/backend/locator";
import { holidaysSoon } from "#lib/calendar/holidays";
import { isTemporarilyClosed, OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";
import { USSD_CODE } from "#lib/company/limits";
import {
	FAILURE_TEXT,
	FAILURE_TOAST,
	KEEP_PLACE,
	LIVE_FORM,
	LOADING_TEXT,
	THEN_FOCUS,
	VIEW,
} from "#lib/islands/data-attributes";
import { listHref, pageParameter } from "#lib/lists/list-pages";
import { type BranchQuery, isNarrowed } from "#lib/locator/branch-query";
import { branchFacets, matchingBranches, regionsOf } from "#lib/locator/branch-search";
import { type FoundBranches, regionsWithoutBranch } from "#lib/locator/nearest-branches";
import { environment } from "#lib/platform/environment";

type BranchFinderProps = {
	branches: readonly Branch[];
	query: BranchQuery;
	shown: FoundBranches<Branch>;
};

/**
 * The list of branches by region and page, 'near me', and the map. Choosing a region updates list and drawing at once
 * (`components/site/partial-page-update.ts`); `branch-finder.enhancement.ts` adds the time, the distance and the streets. Without script
 * it is a form with a button, and pages are links.
 */
export const BranchFinder = ({ branches, query, shown }: BranchFinderProps) => (
	<Enhanced name="branch-finder" when="visible">
		<div
			{...soonHolidays.attributes(holidaysSoon(new Date()))}
			className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,min(21rem,45vw))_minmax(0,1fr)] lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-12"
		>
			<div>
				<BranchForm branches={branches} query={query} region={shown.region} />
				<p
					role="status"
					data-near-status=""
					className="mt-3 text-sm empty:mt-0 data-failed:bg-gold-100 data-failed:p-3"
				/>
				<p role="status" {...{ [VIEW]: "found" }} className="mt-4 font-semibold text-ink-900 text-sm">
					{foundText(shown)}
				</p>
				<div
					{...{
						[VIEW]: "branches",
						[LOADING_TEXT]: "Loading branches…",
						[FAILURE_TEXT]: BRANCHES_FAILED,
						[FAILURE_TOAST]: "",
					}}
					className="mt-2"
				>
					<ul data-nearest={shown.nearest && ""} className="space-y-3">
						<BranchItems branches={shown.items} from={shown.nearest?.from} />
					</ul>
					{shown.total === 0 ? <NoMatch query={query} /> : <BranchPages {...shown} query={query} />}
					{shown.pages > 1 && (
						<p className="mt-3 hidden text-sm print:block">{`All branches: ${environment().SITE_URL}/offline`}</p>
					)}
				</div>
				<div {...{ [VIEW]: "hours" }}>
					<Hours branches={branches} query={query} />
				</div>
			</div>
			<MapPanel>
				<GhanaMap branches={branches} shown={shown.pins} />
			</MapPanel>
		</div>
	</Enhanced>
);

const foundText = ({ total, page, pages, nearest }: FoundBranches<Branch>) => {
	if (nearest) return `${nearest.reason} Nearest, in a straight line:`.trim();
	const found = total === 1 ? "1 branch" : `${total} branches`;
	return pages > 1 ? `${found}, page ${page} of ${pages}` : found;
};

type BranchFormProps = Pick<BranchFinderProps, "branches" | "query"> & { region: string };

const BranchForm = ({ branches, query, region }: BranchFormProps) => (
	<form action="/locator" {...{ [LIVE_FORM]: "" }} className="flex flex-wrap items-end gap-3 print:hidden">
		<div className="field min-w-0 grow basis-32">
			<label htmlFor="branch-town">Town or area</label>
			<input
				id="branch-town"
				type="search"
				name="town"
				autoComplete="off"
				enterKeyHint="search"
				defaultValue={query.town}
				className="form-control"
			/>
		</div>
		<ChoiceField
			form="branch"
			name="region"
			label="Region"
			isPreset
			autoComplete="off"
			defaultValue={region}
			className="min-w-0 grow basis-32"
		>
			<option value="">All regions</option>
			{regionsOf(branches).map((name) => (
				<option key={name} value={name}>
					{name}
				</option>
			))}
			{regionsWithoutBranch(branches).map(({ name, nearest }) => (
				<option
					key={name}
					value={name}
				>{`${name} (nearest: ${nearest.name.replace(/ Branch$/, "")})`}</option>
			))}
		</ChoiceField>
		<div className="hidden noscript:block">
			<button type="submit" className={buttonClass("primary", "min-h-12")}>
				Show branches
			</button>
		</div>
		<button
			type="button"
			data-near-me=""
			aria-pressed="false"
			className={buttonClass(
				"outline",
				"min-h-12 min-w-36 aria-pressed:bg-brand-700 aria-pressed:text-white noscript:hidden",
			)}
		>
			<Icon name="navigation" />
			<span>Near me</span>
		</button>
		<BranchFilters facets={branchFacets(branches)} query={query} />
	</form>
);

type HoursProps = Pick<BranchFinderProps, "branches" | "query">;

const Hours = ({ branches, query }: HoursProps) => (
	<div className="mt-5 flex gap-2.5 text-sm">
		<Icon name="clock" className="text-brand-600" />
		<div>
			<p className="text-ink-900">
				{branches.some(({ hours }) => hours) && "Usual hours: "}
				<span className="font-semibold">{OPENING_HOURS_TEXT}</span>, not on{" "}
				<a href="/holidays" className="underline underline-offset-4">
					public holidays
				</a>
			</p>
			{/* Reserves the line until the browser's clock can be read. */}
			<p
				data-opening-line=""
				className="min-h-[1.4rem] text-ink-700 data-open:text-success-700 noscript:hidden print:hidden"
			/>
			<Weekend branches={branches} query={query} />
		</div>
	</div>
);

/** Answers 'Are you open on Saturday?', nearest to the place that the visitor named. */
function Weekend({ branches, query: { town, region } }: HoursProps) {
	const now = new Date();
	const onSaturday = matchingBranches(branches, { saturday: "yes" }).filter(
		(branch) => !isTemporarilyClosed(branch, now),
	);
	const isOpenOnSunday = branches.some(({ hours }) => hours?.[0]);
	const [only] = onSaturday;
	if (!only) {
		const closed = isOpenOnSunday ? "Saturday" : "Saturday and Sunday";
		const isKnown = branches.every(({ hours }) => hours !== null);
		return (
			<p className="text-ink-700">
				{isKnown && `Closed on ${closed}. `}
				{USSD_CODE} works every day.
			</p>
		);
	}
	return (
		<p className="text-ink-700">
			Open on Saturday:{" "}
			<a
				href={onSaturday.length === 1 ? only.path : listHref("/locator", { town, region, saturday: "yes" })}
				className="underline underline-offset-4"
			>
				{onSaturday.length === 1 ? only.name : `${onSaturday.length} branches`}
			</a>
			. {isOpenOnSunday ? "" : "Closed on Sunday. "}
			{USSD_CODE} works every day.
		</p>
	);
}

const NoMatch = ({ query }: Pick<BranchFinderProps, "query">) => (
	<p className="rounded-md border border-gold-300 bg-gold-50 px-4 py-3 text-ink-900">
		{query.town ? `We have no branch in ‘${query.town}’` : "No branch matches your choices"}
		{query.town && (query.region || isNarrowed(query)) && " with all that you chose"}.{" "}
		<a
			href="/locator"
			{...{ [KEEP_PLACE]: "", [THEN_FOCUS]: "branch-region" }}
			className="font-semibold underline underline-offset-4"
		>
			Show all branches
		</a>
	</p>
);

type BranchPagesProps = Pick<FoundBranches<Branch>, "page" | "pages" | "region"> & { query: BranchQuery };

/** 'Page X of Y' between Prev and Next. The list changes in place. */
function BranchPages({ page, pages, region, query }: BranchPagesProps) {
	const turn = (label: string, target: number) => {
		const isThere = target >= 1 && target <= pages;
		const id = `branches-${label.toLowerCase()}`;
		return (
			<PageTurn
				label={label}
				href={isThere ? listHref("/locator", { ...query, region, page: pageParameter(target) }) : undefined}
				id={id}
				// Stays focusable at either end, so that keyboard users keep their place.
				tabIndex={0}
				{...{ [KEEP_PLACE]: "", [THEN_FOCUS]: id }}
			/>
		);
	};
	return (
		<nav
			aria-label="Pages of branches"
			data-printed=""
			className="mt-6 flex flex-wrap items-center justify-between gap-3"
		>
			{pages > 1 && turn("Prev", page - 1)}
			<p className="min-w-0 grow basis-[4em] text-center text-sm even-figures">
				{`Page ${page} of ${pages}`}
			</p>
			{pages > 1 && turn("Next", page + 1)}
		</nav>
	);
}
