"use client";

import { useEffect } from "react";
import { start as startAnswerDate } from "#components/complaints/answer-date.enhancement";
import { start as startNextHoliday } from "#components/holidays/next-holiday.enhancement";
import { start as startTodaysDate } from "#components/legal/todays-date.enhancement";
import { start as startBranchFinder } from "#components/locator/branch-finder.enhancement";
import { start as startOpeningNow } from "#components/locator/opening-now.enhancement";
import { start as startLiveChat } from "#components/site/live-chat.enhancement";
import { start as startMenus } from "#components/site/menus.enhancement";
import { start as startPage } from "#components/site/page.enhancement";
import { ISLAND } from "#lib/islands/island-markup";

const ENHANCEMENTS: Readonly<Record<string, (island: HTMLElement) => unknown>> = {
	"answer-date": startAnswerDate,
	"branch-finder": startBranchFinder,
	"live-chat": startLiveChat,
	menus: startMenus,
	"next-holiday": startNextHoliday,
	"opening-now": startOpeningNow,
	page: startPage,
	"todays-date": startTodaysDate,
};

/** In development Next hydrates the islands, and this starts the enhancements. No finished page has it. */
export function DevelopmentEnhancements() {
	useEffect(() => {
		for (const element of document.querySelectorAll<HTMLElement>(`${ISLAND}[data-name]`))
			ENHANCEMENTS[element.dataset.name ?? ""]?.(element);
	}, []);
	return null;
}
