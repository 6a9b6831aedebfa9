/**
 * Fetches and starts the code of islands, each once. If the code does not come in time or throws, the island's HTML goes on
 * working, with its alternatives for browsers without script, and the site counts it (`lib/server/vitals.ts`).
 */
import { ISLAND_NAME } from "../islands/data-attributes.ts";
import { ISLAND, ISLAND_BASE, ISLAND_FAILS, setIslandStatus } from "../islands/island-markup.ts";
import type { IslandFailure } from "../vitals/vitals-report.ts";
import { afterPaint } from "../web/after-paint.ts";
import { within } from "../web/deadline.ts";
import { reportFailure } from "./failed-island.ts";
import { NO_SCRIPT } from "./page-state.ts";

export type IslandElement = HTMLElement;
type IslandModule = { start: (island: IslandElement) => unknown };

/** The script of what every page does (`components/site/page.enhancement.ts`). */
export const PAGE_SCRIPT = `${ISLAND}[${ISLAND_NAME}=page]`;
/** Longer than most presses take. */
const PRESS_MS = 300;
const root = document.documentElement;
const starts = new Map<IslandElement, Promise<void>>();
let inFlight = 0;

/** `<html data-islands>` is `ready` while nothing is being fetched or started that the page asks for by itself. */
export function countStarts(change: 1 | -1): void {
	inFlight += change;
	root.dataset.islands = inFlight > 0 ? "loading" : "ready";
}

/** Whether the island's code still has to come. */
export const isPending = ({ dataset: { files, islandStatus } }: IslandElement): boolean =>
	Boolean(files) && islandStatus !== "ready" && islandStatus !== "failed";

/** Starts an island unless that has begun. Resolves once it works or has failed; undefined if it has no code. */
export function start(island: IslandElement): Promise<void> | undefined {
	if (!island.dataset.files) return undefined;
	const known = starts.get(island);
	if (known) return known;
	countStarts(1);
	setIslandStatus(island, "loading");
	const starting = load(island).finally(() => countStarts(-1));
	starts.set(island, starting);
	return starting;
}

async function load(island: IslandElement): Promise<void> {
	await afterPaint();
	const [own = "", ...imported] = (island.dataset.files ?? "").split(" ").map((file) => ISLAND_BASE + file);
	for (const href of imported)
		document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
	let reason: IslandFailure = "load";
	const fail = (error: unknown) => {
		console.warn(error);
		setIslandStatus(island, "failed");
		// Without the page's own script, its controls everywhere would do nothing.
		(island.matches(PAGE_SCRIPT) ? root : island).classList.add(NO_SCRIPT);
		reportFailure(island.dataset.name, reason);
	};
	try {
		const { start } = (await within(import(own))) as IslandModule;
		reason = "start";
		await start(island);
		setIslandStatus(island, "ready");
		reason = "render";
		island.addEventListener(ISLAND_FAILS, (event) => fail((event as CustomEvent).detail));
	} catch (error) {
		// Keep a failed island in place until the press that started it has ended.
		await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
		fail(error);
	}
}

/** The islands around an element, the innermost first. */
export function islandsAround(target: EventTarget | null): IslandElement[] {
	const islands: IslandElement[] = [];
	let island = target instanceof Element ? target.closest<IslandElement>(ISLAND) : null;
	while (island) {
		islands.push(island);
		island = island.parentElement?.closest<IslandElement>(ISLAND) ?? null;
	}
	return islands;
}
