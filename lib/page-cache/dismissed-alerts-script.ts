/**
 * An alert closes by itself, without script; `lib/browser/dismissed-alerts.ts` remembers that it was closed. That script stands in
 * the head, so that a later page hides the alert before anything is drawn and nothing moves; an island would come too late, and its
 * code would go to every page. The policy admits it by its hash, and only pages drawn while an alert is up carry it.
 *
 * Loaded by Next outside the bundle, through the page cache: imports of the project are relative and few.
 */
import { HIDE_DISMISSED } from "../browser/compiled.ts";

/** In text the quote would stand escaped. */
const ALERT = ' data-alert="';

/** A finished page on which an alert that was closed stays hidden; one without an alert as it is. */
export const withEarlyHiding = (html: string): string =>
	html.includes(ALERT) ? html.replace("</head>", () => `<script>${HIDE_DISMISSED}</script></head>`) : html;
