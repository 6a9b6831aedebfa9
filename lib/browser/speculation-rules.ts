import { BUSY_TEXT, KEEP_PLACE, NO_PREFETCH } from "../islands/data-attributes.ts";
/** The root's attribute where a pointer can hover. */
export const CAN_HOVER = "data-can-hover";

/**
 * Never answers that belong to one visitor, files, other sites, what is inside `NO_PREFETCH` (an answer that the browser worked
 * out, whose links could tell what was asked), or the page itself that somebody tries again (`BUSY_TEXT`): it may be loaded only
 * when asked.
 */
const NEVER =
	"[href^='//'],[href^='/api/'],[href^='/content/'],[href^='/uploads/'],[href^='/search?'],[href^='/can-i-borrow?']," +
	`[href^='/preview'],[href*='/reply/'],[href*='.xml'],[href*='.ics'],[${NO_PREFETCH}] *,[${KEEP_PLACE}],` +
	`[${BUSY_TEXT}],[download],[target=_blank]`;

/** By selectors, because browsers take twice as long to prepare URL patterns. */
const LINKS = `[href^='/']:not(${NEVER})`;

/**
 * The rules for the links that browsers may fetch ahead, in JSON (https://wicg.github.io/nav-speculation): when they are touched or
 * pressed, or when a pointer rests on them. Not the latter on phones: with `moderate`, Chrome on Android also fetches links that only
 * come on the screen, which visitors pay for. One text for both costs every page's policy one hash less.
 */
export const SPECULATION_RULES = JSON.stringify({
	prefetch: [
		{ where: { selector_matches: LINKS }, eagerness: "conservative" },
		{ where: { selector_matches: `[${CAN_HOVER}] ${LINKS}` }, eagerness: "moderate" },
	],
});
