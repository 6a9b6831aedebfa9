"use client";

import { useRouter } from "next/navigation";
import { useEffect, useInsertionEffect, useRef, useState, useTransition } from "react";
import { changeToTypeface, fetchTypefaceOnUse } from "#components/site/typeface";
import { hasModifier } from "#components/ui/has-modifier";
import { DESKTOP_MIN_PX } from "#lib/company/limits";
import { savesData } from "#lib/site/less-data";
import { VARIANT_PATHS } from "#lib/site/variant-paths";
import { SOFT_NAVIGATION_EVENT } from "../ui/use-close-on-navigation";

/** A client navigation under way. */
type Arrival = {
	/** The link's whole address. */
	href: string;
	/** Its `href` attribute, if it keeps the scroll position; otherwise false. */
	keptHref: string | false;
	/** The main part of the page that is left, if the link leads to another view of it. */
	viewLeft: HTMLElement | null;
};

/**
 * Turns clicks on the site's own links into client navigations, for the whole document. Links stay plain `<a>`, need no script
 * each, and work before and without it. A page is prefetched only when a pointer rests on its link or a finger touches it,
 * and not from inside `data-no-prefetch`: an answer that the browser worked out, whose links could tell what was asked.
 * After a navigation the focus moves to the new page's heading. A link with `data-keep-place` (a tab, a filter) keeps the
 * scroll position and gets the focus back.
 *
 * `<html data-navigation>` is `pending` during a client navigation and `ready` otherwise. It is absent until the page is
 * interactive: this is the layout's last island, and React runs the effects of a page's islands together, in order.
 */
export function SoftNavigation() {
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	const [isHydrated, setHydrated] = useState(false);
	const arriving = useRef<Arrival | null>(null);
	const release = useRef(() => {});

	useEffect(() => {
		let stateLeft: unknown;
		const onClick = (event: MouseEvent) => {
			stateLeft = null;
			if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
			const link = ownPageLink(event);
			if (!link) return;
			if (isSamePageAnchor(link)) {
				stateLeft = history.state;
				return;
			}
			event.preventDefault();
			// On a small screen, a tab that names its target scrolls to it.
			const keepsPlace = link.dataset.keepPlace === "" || (link.dataset.keepPlace === "wide" && isWide());
			const href = link.pathname + link.search + link.hash;
			const isOtherView = hasVariants(link) && link.search !== location.search;
			arriving.current = {
				href: link.href,
				keptHref: keepsPlace && href,
				viewLeft: isOtherView ? mainElement() : null,
			};
			if (keepsPlace) release.current = holdPlace();
			dispatchEvent(new Event(SOFT_NAVIGATION_EVENT));
			startTransition(() => router.push(href, { scroll: !keepsPlace }));
		};
		// After a link within the page the browser's history entry has no state, and Next would ignore Back to it from another page.
		const onHashChange = () => {
			if (!history.state && stateLeft) history.replaceState(stateLeft, "");
		};
		// Next ignores entries without state: those of anchors from the address bar, or followed before the script came.
		const onEntryChange = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) => {
			const isBack = navigationType === "traverse" && !history.state;
			if (isBack && withoutAnchor(from.url) !== withoutAnchor(location.href)) location.reload();
		};
		let resting: ReturnType<typeof setTimeout> | undefined;
		const onPoint = (event: PointerEvent) => {
			clearTimeout(resting);
			const link = ownPageLink(event);
			if (!link || isSamePageAnchor(link) || hasVariants(link)) return;
			if (link.closest("[data-no-prefetch]") || savesData()) return;
			const prefetch = () => router.prefetch(link.pathname + link.search);
			if (event.pointerType === "mouse" && event.type === "pointerover") resting = setTimeout(prefetch, 80);
			else if (event.type === "pointerdown") prefetch();
		};
		addEventListener("click", onClick);
		addEventListener("hashchange", onHashChange);
		window.navigation?.addEventListener("currententrychange", onEntryChange);
		addEventListener("pointerover", onPoint, { passive: true });
		addEventListener("pointerdown", onPoint, { passive: true });
		return () => {
			clearTimeout(resting);
			removeEventListener("click", onClick);
			removeEventListener("hashchange", onHashChange);
			window.navigation?.removeEventListener("currententrychange", onEntryChange);
			removeEventListener("pointerover", onPoint);
			removeEventListener("pointerdown", onPoint);
		};
	}, [router]);

	// Before anything asks for the new page's layout, which would otherwise be computed in both typefaces.
	useInsertionEffect(() => {
		if (!isPending && arriving.current !== null) changeToTypeface();
	}, [isPending]);

	// The last effects of a page's islands. What they set is rendered together, so all of it works when this is true.
	useEffect(() => {
		setHydrated(true);
		return fetchTypefaceOnUse();
	}, []);

	useEffect(() => {
		if (!isHydrated) return;
		document.documentElement.dataset.navigation = isPending ? "pending" : "ready";
		if (isPending || arriving.current === null) return;
		const { href, keptHref, viewLeft } = arriving.current;
		arriving.current = null;
		const isThere = withoutAnchor(location.href) === withoutAnchor(href);
		// Next's router keeps the anchor of the first page's address with its route.
		if (isThere && location.href !== href) history.replaceState(null, "", href);
		setTimeout(() => {
			release.current();
			// Next's router guessed that the query changes nothing, and no answer corrected it.
			if (isThere && viewLeft?.isConnected) location.reload();
		}, SETTLE_MS);
		moveFocus(keptHref);
	}, [isPending, isHydrated]);

	return null;
}

/** The link that contains the event's target, if it leads to a page of this site in this window. */
function ownPageLink(event: Event): HTMLAnchorElement | undefined {
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (!link?.href || link.origin !== location.origin || link.hasAttribute("download")) return undefined;
	const opensElsewhere = link.target !== "" && link.target !== "_self";
	const isFile = /^\/(?:content|api)\/|\.xml$/.test(link.pathname);
	return opensElsewhere || isFile ? undefined : link;
}

const withoutAnchor = (address: string | null) => address?.split("#", 1)[0];

const isSamePageAnchor = (link: HTMLAnchorElement) =>
	link.hash !== "" && link.pathname === location.pathname && link.search === location.search;

/** Fetched ahead, one view of a page would at times be shown in place of another. */
const hasVariants = ({ pathname }: HTMLAnchorElement) =>
	(VARIANT_PATHS as readonly string[]).includes(pathname);

const isWide = () => matchMedia(`(min-width: ${DESKTOP_MIN_PX}px)`).matches;

/** How long the server's answer may still correct the page that arrived. */
const SETTLE_MS = 1_000;

/**
 * Keeps the scroll position until the visitor scrolls or the returned function is called. The router is told not to scroll,
 * but forgets it when the server's answer is not the page it guessed (a query served from another address). A busy browser
 * tells of a scroll only with its next frame, which may come after that call: so the call goes back, too.
 */
function holdPlace(): () => void {
	const top = scrollY;
	let isHeld = true;
	const goBack = () => isHeld && scrollTo({ top, behavior: "instant" });
	const moves = ["wheel", "touchmove", "keydown", "pointerdown"];
	const release = () => {
		isHeld = false;
		removeEventListener("scroll", goBack);
		for (const move of moves) removeEventListener(move, release);
	};
	addEventListener("scroll", goBack);
	for (const move of moves) addEventListener(move, release, { passive: true });
	return () => {
		goBack();
		release();
	};
}

const mainElement = () => document.querySelector<HTMLElement>("main");

function moveFocus(keptHref: string | false) {
	if (keptHref && focusKept(keptHref)) return;
	if (location.hash) {
		document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
		return;
	}
	const target = document.querySelector<HTMLElement>("main h1") ?? mainElement();
	if (target && !target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
	target?.focus({ preventScroll: true });
}

/**
 * Returns the focus to the link that was followed. A page may contain it twice, for wide and narrow screens. If it is inside a
 * disclosure that the new page shows closed, the summary gets the focus.
 */
function focusKept(href: string): boolean {
	const links = document.querySelectorAll<HTMLElement>(`main a[data-keep-place][href="${CSS.escape(href)}"]`);
	const summaries = [...links].map((link) => link.closest("details")?.querySelector("summary"));
	return [...links, ...summaries].some((candidate) => {
		candidate?.focus({ preventScroll: true });
		return candidate !== undefined && document.activeElement === candidate;
	});
}
