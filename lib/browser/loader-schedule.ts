/**
 * When each island starts (`ISLAND_WHEN`): when somebody interacts with it; when it comes near the screen, or the browser is idle, after
 * the page has loaded. For visitors who save data, and on slow lines, what would start when idle waits for the first sign of use.
 */

import { WIDE_SCREEN } from "../company/limits.ts";
import { ISLAND_WHEN, VIEW } from "../islands/data-attributes.ts";
import { CONTENT_REPLACED, ISLAND } from "../islands/island-markup.ts";
import { afterPaint } from "../web/after-paint.ts";
import { whenIdle } from "../web/when-idle.ts";
import { countStarts, type IslandElement, islandsAround, PAGE_SCRIPT, start } from "./loader-queue.ts";
import { fetchAhead, pageSavesData } from "./settings.ts";

/** Fields may be filled in without a touch: by the browser, a password manager or a voice. */
const INTERACTIONS = "pointerover pointerdown click focusin keydown input change scroll".split(" ");
const USES = ["scroll", "pointermove", "pointerdown", "keydown"];
/** A picture that never loads must not hold the islands back. */
const LATEST_MS = 10_000;
const IDLE_WITHIN_MS = 2_000;

const root = document.documentElement;
const seen = new IntersectionObserver(
	(entries) => {
		for (const { target, isIntersecting } of entries) {
			const island = target.closest<IslandElement>(ISLAND);
			if (island && isIntersecting) void start(island);
		}
	},
	{ rootMargin: "100px" },
);
let isLoaded = false;
/** Whether somebody has used the page. */
let isUsed = false;

/** Begins to start the page's islands. */
export function scheduleIslands(): void {
	countStarts(1);
	for (const sign of INTERACTIONS) addEventListener(sign, onInteraction, { capture: true, passive: true });
	for (const sign of USES) addEventListener(sign, onUse, { capture: true, passive: true });
	if (document.readyState === "complete") whenLoaded();
	else addEventListener("load", () => setTimeout(whenLoaded));
	setTimeout(whenLoaded, LATEST_MS);
}

function onInteraction({ type, target, pointerType }: Event & Partial<PointerEvent>) {
	// A finger that scrolls the page lies on something, too. If it presses that, a click follows.
	if (pointerType === "touch" && type !== "click") return;
	// A page that is left needs the line. A link to a dialog waits for its code (`early-press.ts`).
	if (type === "click" && target instanceof Element && target.closest("a[href]")) return;
	for (const island of islandsAround(target)) void start(island);
}

function whenLoaded() {
	if (isLoaded) return;
	isLoaded = true;
	whenIdle(() => {
		watch();
		fetchAhead();
		document.addEventListener(CONTENT_REPLACED, watch);
		// Observers have reported after the second paint.
		void afterPaint()
			.then(afterPaint)
			.then(() => countStarts(-1));
	}, IDLE_WITHIN_MS);
}

/** Watches the islands that are new on the page. */
function watch() {
	const isLate = !isUsed && (pageSavesData() || isSlow());
	for (const island of document.querySelectorAll<IslandElement>(ISLAND)) {
		const { when } = island.dataset;
		if (when === "visible") seen.observe(island.firstElementChild ?? island.parentElement ?? island);
		const waits = isLate || (island.matches(PAGE_SCRIPT) && !needsPageScript());
		if (when === "idle" && !waits) void start(island);
	}
}

/**
 * Whether the page's own script has something to do before somebody uses the page: show the views of a URL, open what is folded
 * on phones or named by the URL, or follow the cookie choice.
 */
const needsPageScript = () =>
	document.querySelector(`main [${VIEW}]`) !== null ||
	location.hash !== "" ||
	root.dataset.cookies !== "question" ||
	matchMedia(WIDE_SCREEN).matches;

const isSlow = () => navigator.connection?.effectiveType?.includes("2g") ?? false;

/** Starts what waits for the first sign of use, after the response to it is painted. */
async function onUse({ type, target, movementX, movementY }: Event & Partial<PointerEvent>) {
	// Browsers also report a pointer that only rests where the page appears.
	if (type === "pointermove" && !movementX && !movementY) return;
	// Visitors who tap a link to another page need the line for that page.
	if (type === "pointerdown" && (target as Element).closest("a[href]:not([href*='#'])")) return;
	for (const sign of USES) removeEventListener(sign, onUse, true);
	await afterPaint();
	isUsed = true;
	for (const island of document.querySelectorAll<IslandElement>(`${ISLAND}[${ISLAND_WHEN}=idle]`))
		void start(island);
}
