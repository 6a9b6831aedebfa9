"use client";

import { useEffect } from "react";
import { ISLAND } from "#lib/islands/island-markup";

/** Fetched by the browser only: they use the document from their first line on. */
const ENHANCEMENTS: Readonly<Record<string, () => Promise<{ start: (island: HTMLElement) => unknown }>>> = {
	"branch-finder": () => import("#components/locator/branch-finder.enhancement"),
	"document-view": () => import("#components/documents/document-view.enhancement"),
	"featured-carousel": () => import("#components/home/featured-carousel.enhancement"),
	"lightbox-opener": () => import("#components/news/lightbox-opener.enhancement"),
	"live-chat": () => import("#components/site/live-chat.enhancement"),
	menus: () => import("#components/site/menus.enhancement"),
	"opening-now": () => import("#components/locator/opening-now.enhancement"),
	page: () => import("#components/site/page.enhancement"),
	"posted-form": () => import("#components/page/posted-form.enhancement"),
	"search-opener": () => import("#components/search/search-opener.enhancement"),
	"slide-to-act": () => import("#components/home/slide-to-act.enhancement"),
	slider: () => import("#components/ui/slider.enhancement"),
	"testimonial-show": () => import("#components/home/testimonial-show.enhancement"),
	"ussd-phone": () => import("#components/ussd/ussd-phone.enhancement"),
	"typed-values": () => import("#components/submissions/typed-values.enhancement"),
	"todays-date": () => import("#components/legal/todays-date.enhancement"),
};

/** In development React runs each effect twice, and an enhancement that starts twice undoes what it does. */
const started = new WeakSet<HTMLElement>();

/** In development Next hydrates the islands, and this starts the enhancements. No finished page has it. */
export default function DevelopmentEnhancements() {
	useEffect(() => {
		for (const element of document.querySelectorAll<HTMLElement>(`${ISLAND}[data-name]`)) {
			if (started.has(element)) continue;
			started.add(element);
			ENHANCEMENTS[element.dataset.name ?? ""]?.().then(({ start }) => start(element));
		}
	}, []);
	return null;
}
