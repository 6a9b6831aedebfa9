/**
 * A page's first paint waits neither for the site's typeface nor for a script that a page imports, so a script in the head
 * decides whether the page has it (`lib/browser/early-typeface.ts`). The policy admits it by its hash.
 *
 * Next loads this file with the page cache, unbundled: it imports few files of the project, by relative path.
 */
import { EARLY_TYPEFACE } from "../browser/compiled.ts";

/** A finished page that has the site's typeface if the browser has fetched it before. */
export const withEarlyTypeface = (html: string): string =>
	html.replace("</head>", () => `<script>${EARLY_TYPEFACE}</script></head>`);
