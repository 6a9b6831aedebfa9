/**
 * Alerts close without script; `lib/browser/dismissed-alerts.ts` remembers which were closed. That script is in the head,
 * so that a later page hides the alert before the first paint and nothing moves. An island would run too late, and its code
 * would ship with every page. The policy admits the script by its hash, and only pages rendered while an alert is shown
 * carry it.
 *
 * Next loads this file with the page cache, unbundled: it imports few files of the project, by relative path.
 */
import { HIDE_DISMISSED } from "../browser/compiled.ts";

/** In text, the quote would be escaped. */
const ALERT = ' data-alert="';

/** A finished page on which dismissed alerts stay hidden. A page without alerts stays unchanged. */
export const withDismissedAlertsScript = (html: string): string =>
	html.includes(ALERT) ? html.replace("</head>", () => `<script>${HIDE_DISMISSED}</script></head>`) : html;
