import { soonHolidays } from "#components/holidays/holidays-data";
import type { BranchMapProps } from "#components/locator/branch-map";
import { type ListedBranch, listedBranch, mapTiles } from "#components/locator/locator-data";
import { followNearMe } from "#components/locator/near-me-button";
import { openBadgeClass } from "#components/locator/open-badge-class";
import { everyMinute } from "#components/ui/every-minute";
import {
	type Opening,
	type OpeningState,
	openingLine,
	openingState,
	STATE_TEXTS,
} from "#lib/calendar/opening-hours";
import { VIEW } from "#lib/islands/data-attributes";
import { CONTENT_REPLACED } from "#lib/islands/island-markup";
import { branchQuery } from "#lib/locator/branch-query";
import { LOADING_AFTER_MS, within } from "#lib/web/deadline";

/** Adds to the locator what needs a browser: whether branches are open now, 'near me' and the street map. */
export function start(island: HTMLElement): void {
	const finder = island.querySelector<HTMLElement>(soonHolidays.selector);
	const list = finder?.querySelector<HTMLElement>(`[${VIEW}=branches]`);
	const section = finder?.querySelector<HTMLElement>(mapTiles.selector);
	if (!finder || !list || !section) return;
	let opening: ((branch?: Opening) => OpeningState) | undefined;
	const listed = () => [...list.querySelectorAll(listedBranch.selector)].map(listedBranch.read);
	const shown = () => ({
		listed: listed(),
		query: branchQuery(new URLSearchParams(location.search)),
		isNearPlace: list.querySelector("[data-nearest]") !== null,
		here: nearMe.here(),
	});
	const onList = () => {
		renderOpening(finder, opening);
		map.list(shown());
	};
	const nearMe = followNearMe(finder, list, onList);
	const map = streetMap(section, shown());

	const holidays = soonHolidays.read(finder);
	everyMinute((now) => {
		opening = (branch = {}) => openingState(branch, now, holidays);
		renderOpening(finder, opening);
		map.setOpening(opening);
	});
	document.addEventListener(CONTENT_REPLACED, () => {
		nearMe.sort();
		onList();
	});

	const selectIfOpen = (entry: HTMLDetailsElement | null) => {
		const branch = entry?.open && branchOf(entry);
		if (branch) map.select(branch);
	};
	// The event does not bubble.
	list.addEventListener("toggle", ({ target }) => selectIfOpen(target as HTMLDetailsElement), true);
	// Somebody may have opened one before this code came.
	selectIfOpen(list.querySelector("details[open]"));
	list.addEventListener("click", ({ target }) => {
		const branch = (target as Element).closest("[data-show-on-map]") && branchOf(target);
		if (!branch) return;
		void map.show(branch);
		section.scrollIntoView({ block: "center" });
	});
}

function branchOf(target: EventTarget | null): ListedBranch | undefined {
	const entry = (target as Element).closest(listedBranch.selector);
	return entry ? listedBranch.read(entry) : undefined;
}

function renderOpening(finder: HTMLElement, opening: ((branch?: Opening) => OpeningState) | undefined) {
	if (!opening) return;
	const line = finder.querySelector("[data-opening-line]");
	line?.toggleAttribute("data-open", opening().state === "open");
	if (line) line.textContent = openingLine(opening());
	for (const badge of finder.querySelectorAll<HTMLElement>("[data-open-badge]")) {
		const now = opening(branchOf(badge));
		// The entry itself says until when.
		badge.textContent = STATE_TEXTS[now.state];
		badge.className = openBadgeClass(now);
	}
}

type Shown = Pick<BranchMapProps, "listed" | "query" | "isNearPlace" | "here">;

/**
 * The street map of the locator, in the place of the drawing once somebody asks for it: with its button, or for a branch.
 * Another list takes the map to its own branches.
 */
function streetMap(section: HTMLElement, first: Shown) {
	const tiles = mapTiles.read(section);
	const button = section.querySelector("button");
	const note = section.querySelector("[role=status]");
	let props: BranchMapProps = {
		...first,
		tiles,
		selection: undefined,
		opening: undefined,
		onSelect: (branch) => select(branch),
	};
	let render: ((props: BranchMapProps) => void) | undefined;

	const change = (changed: Partial<BranchMapProps>) => {
		props = { ...props, ...changed };
		render?.(props);
	};
	const select = (branch: ListedBranch) =>
		change({ selection: { branch, turn: (props.selection?.turn ?? 0) + 1 } });
	const say = (words: string) => {
		if (note) note.textContent = words;
	};
	const load = async () => {
		say("");
		button?.setAttribute("aria-busy", "true");
		const slow = setTimeout(say, LOADING_AFTER_MS, "Loading the map…");
		try {
			const { mapIn } = await within(import("#components/locator/branch-map"));
			if (render) return;
			render = mapIn(section, props);
		} catch {
			say("The map could not be loaded.");
			if (button) button.textContent = "Try again";
		} finally {
			clearTimeout(slow);
			button?.removeAttribute("aria-busy");
		}
	};
	button?.addEventListener("click", load);
	return {
		select,
		/** Selects a branch, and loads the map if it has not. */
		async show(branch: ListedBranch) {
			select(branch);
			await load();
		},
		list: (shown: Shown) => change({ ...shown, selection: undefined }),
		setOpening: (opening: BranchMapProps["opening"]) => change({ opening }),
	};
}
