import { USSD_CODE } from "#lib/company/limits";
import type { SiteLink } from "#lib/web/site-link";

/** In a hurry, where every tap counts: in the phone's menu. */
export const WRONG_NUMBER: SiteLink = { href: "/help#wrong-number", label: "Money to a wrong number" };

/** The most frequent tasks, offered wherever they may be lost: in the phone's menu, on missing pages, in empty searches. */
export const TASKS = [
	{ href: "/locator", label: "Find a branch" },
	{ href: "/help", label: "Something went wrong" },
	{ href: "/ussd", label: USSD_CODE },
	{ href: "/rates", label: "What it costs" },
	{ href: "/can-i-borrow", label: "Can I borrow?" },
] as const satisfies readonly SiteLink[];
