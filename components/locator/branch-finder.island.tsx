"use client";

import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Branch } from "#components/locator/all-branches";
import { BranchEntry } from "#components/locator/branch-entry";
import { BranchFilters } from "#components/locator/branch-filters";
import type { MapTiles, Selection } from "#components/locator/branch-map";
import { MapPanel } from "#components/locator/map-panel";
import { BRANCHES_FAILED, useNearMe } from "#components/locator/use-near-me";
import { buttonClass } from "#components/ui/button";
import { FailureToast } from "#components/ui/failure-toast.island";
import { Icon } from "#components/ui/icon";
import { LiveFailure } from "#components/ui/live-failure";
import { useFilteredList } from "#components/ui/use-filtered-list";
import { useMinute } from "#components/ui/use-minute";
import { OPENING_HOURS_TEXT, openingLine, openingState } from "#lib/calendar/opening-hours";
import type { HolidayMark } from "#lib/calendar/working-days";
import { listHref } from "#lib/lists/list-href";
import { pageParameter } from "#lib/lists/page-number";
import { type BranchQuery, branchQuery } from "#lib/locator/branch-query";
import type { BranchFacets, BranchPage } from "#lib/locator/branch-search";
import type { Position } from "#lib/locator/distance";

const ALL_REGIONS = "";

/** What a branch was selected in: another list takes the map to its own branches. */
type ShownList = { query: BranchQuery; from: Position | undefined };

type BranchFinderProps = {
	regions: readonly string[];
	facets: BranchFacets;
	query: BranchQuery;
	/** The page of branches rendered by the server. */
	result: BranchPage<Branch>;
	tiles: MapTiles;
	/** The holidays of the next weeks. */
	holidays: readonly HolidayMark[];
	/** The map as a drawing, rendered by the server. */
	drawnMap: ReactNode;
};

/**
 * The list of branches by region and page, 'near me', and the map. Choosing a region updates the list at once. Without
 * script it is a form with a button, and pages are links.
 */
export function BranchFinder({
	regions,
	facets,
	query: firstQuery,
	result: firstResult,
	tiles,
	holidays,
	drawnMap,
}: BranchFinderProps) {
	const { region, query, result, isWaiting, error, show, retry, reader } = useFilteredList({
		path: "/locator",
		api: "/api/branches/page",
		parse: branchQuery,
		query: firstQuery,
		result: firstResult,
	});
	const { near, find, stop } = useNearMe();
	const [lastSelection, setSelection] = useState<Selection & ShownList>();
	const map = useRef<HTMLElement>(null);
	/** The query whose branches the visitor asked to sort by distance. */
	const sorted = useRef<BranchQuery>(null);
	const regionSelect = useRef<HTMLSelectElement>(null);
	const now = useMinute();
	const opening = now && openingState(now, holidays);

	const isSorted = near.state === "on";
	const shown = isSorted ? near.pageFor(query) : result;
	const from = isSorted ? near.here : undefined;
	const chosenRegion = ["", ...regions].includes(query.region) ? query.region : shown.region;
	const isSelected = lastSelection?.query === query && lastSelection.from === from;
	const selection = isSelected ? lastSelection : undefined;

	const select = (branch: Branch, isMapWanted?: boolean) =>
		setSelection((last) => ({ branch, isMapWanted, turn: (last?.turn ?? 0) + 1, query, from }));
	const narrow = (change: Partial<BranchQuery>) => {
		if (near.state === "failed") stop();
		show({ ...query, ...change, page: "" }, "push");
	};

	// All branches by distance, unless the visitor chose otherwise while the position was being found.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the position has been found
	useEffect(() => {
		if (isSorted && sorted.current === query && (query.region || query.page)) narrow({ region: ALL_REGIONS });
	}, [isSorted]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: choosing a region renders again, the entries change with the response
	const entries = useMemo(
		() =>
			shown.items.map((branch) => (
				<BranchEntry
					key={branch.id}
					branch={branch}
					opening={opening}
					distance={isSorted ? near.distanceTo(branch) : undefined}
					onOpen={() => select(branch)}
					onShowOnMap={() => {
						select(branch, true);
						map.current?.scrollIntoView({ block: "center" });
					}}
				/>
			)),
		[shown.items, now, from],
	);

	// A region chosen before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		const chosen = regionSelect.current?.value ?? chosenRegion;
		if (chosen !== chosenRegion) narrow({ region: chosen });
	}, []);

	return (
		<div
			ref={region}
			className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-12"
		>
			{reader}
			<div>
				<form action="/locator" className="flex flex-wrap items-end gap-3 print:hidden">
					<div className="min-w-0 grow basis-52">
						<label htmlFor="branch-region" className="font-semibold text-ink-900 text-sm">
							Region
						</label>
						<select
							ref={regionSelect}
							id="branch-region"
							name="region"
							autoComplete="off"
							value={chosenRegion}
							onChange={(event) => narrow({ region: event.target.value })}
							className="form-control"
						>
							<option value={ALL_REGIONS}>All regions</option>
							{regions.map((name) => (
								<option key={name}>{name}</option>
							))}
						</select>
					</div>
					<div className="hidden noscript:block">
						<button type="submit" className={buttonClass("primary", "min-h-12")}>
							Show branches
						</button>
					</div>
					<button
						type="button"
						onClick={() => {
							if (isSorted) return stop();
							if (near.state === "asking") return;
							sorted.current = query;
							void find();
						}}
						aria-pressed={isSorted}
						aria-disabled={near.state === "asking"}
						className={buttonClass(isSorted ? "primary" : "outline", "min-h-12 min-w-40 noscript:hidden")}
					>
						<Icon name="navigation" />
						{near.state === "asking" ? "Finding…" : "Near me"}
					</button>
					<BranchFilters facets={facets} query={query} narrow={narrow} />
				</form>
				<div role="status" className="mt-3 empty:mt-0">
					{isSorted && (
						<p className="text-sm">
							Nearest first, measured in a straight line. Your position stays in this browser.
						</p>
					)}
					{near.state === "failed" && (
						<p className="rounded-md border border-gold-300 bg-gold-50 px-4 py-3 text-ink-900 text-sm">
							{near.reason}
						</p>
					)}
				</div>
				{near.state === "failed" && near.reason === BRANCHES_FAILED && (
					<FailureToast message={BRANCHES_FAILED} />
				)}
				<div className="mt-5 flex gap-2.5 text-sm">
					<Icon name="clock" className="text-brand-600" />
					<div>
						<p className="text-ink-900">
							<span className="font-semibold">{OPENING_HOURS_TEXT}</span>, not on{" "}
							<a href="/holidays" className="underline underline-offset-4">
								public holidays
							</a>
						</p>
						{/* Reserves the line until the browser's clock can be read. */}
						<p
							className={`min-h-[1.4rem] noscript:hidden print:hidden ${opening?.isOpen ? "text-success-700" : "text-ink-700"}`}
						>
							{opening && openingLine(opening)}
						</p>
					</div>
				</div>
				{error && !isSorted ? (
					<div className="mt-4">
						<LiveFailure message={BRANCHES_FAILED} retry={retry} isWaiting={isWaiting} />
					</div>
				) : (
					<>
						<ul
							aria-busy={isWaiting}
							className="mt-4 space-y-3 transition-opacity delay-150 aria-busy:opacity-60"
						>
							{entries}
						</ul>
						{shown.total === 0 && (
							<p className="mt-4 rounded-md border border-gold-300 bg-gold-50 px-4 py-3 text-ink-900">
								No branch has all that you chose.{" "}
								<a
									href="/locator"
									data-keep-place=""
									// The link goes with the message.
									onClick={() => regionSelect.current?.focus({ preventScroll: true })}
									className="font-semibold underline underline-offset-4"
								>
									Show all branches
								</a>
							</p>
						)}
						<BranchPages {...shown} query={query} />
					</>
				)}
			</div>
			<MapPanel
				ref={map}
				drawn={drawnMap}
				tiles={tiles}
				listed={shown.items}
				query={query}
				pins={shown.pins}
				selection={selection}
				onSelect={select}
				here={from}
				openingLabel={opening?.label}
			/>
		</div>
	);
}

type BranchPagesProps = {
	page: number;
	pages: number;
	total: number;
	region: string;
	query: BranchQuery;
};

/** 'Page X of Y' between Prev and Next. The list changes in place. */
function BranchPages({ page, pages, total, region, query }: BranchPagesProps) {
	const turn = (label: string, target: number) => {
		const isThere = target >= 1 && target <= pages;
		const href = listHref("/locator", { ...query, region, page: pageParameter(target) });
		return (
			<a
				href={isThere ? href : undefined}
				role={isThere ? undefined : "link"}
				aria-disabled={!isThere}
				// Stays focusable at either end, so that keyboard users keep their place.
				tabIndex={0}
				data-keep-place=""
				className={buttonClass(
					"outline",
					"min-w-24 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-500",
				)}
			>
				{label}
			</a>
		);
	};
	return (
		<nav
			aria-label="Pages of branches"
			data-printed=""
			className="mt-6 flex flex-wrap items-center justify-between gap-3"
		>
			{pages > 1 && turn("Prev", page - 1)}
			<p role="status" className="min-w-0 grow basis-[4em] text-center text-sm even-figures">
				Page {page} of {pages}
				<span className="sr-only">, {total === 1 ? "1 branch" : `${total} branches`}</span>
			</p>
			{pages > 1 && turn("Next", page + 1)}
		</nav>
	);
}
