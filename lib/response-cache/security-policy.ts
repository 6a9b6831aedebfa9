/**
 * The content security policy of a finished page. Cached pages cannot carry a nonce, so the site's own inline scripts are
 * admitted by their hashes. No other inline script runs.
 */

import { createHash } from "node:crypto";
import { FONT, HIDE_DISMISSED, LOADER, START_PAGE } from "#lib/browser/compiled";
import { EAGERNESSES, speculationRules } from "#lib/browser/speculation-rules";
import { environment } from "#lib/platform/environment";
import { PLAIN_STYLE } from "#lib/response-cache/plain-page";

/** The site's own inline scripts. No other script runs but the files of this site. */
const OWN_SCRIPTS = [START_PAGE, LOADER, FONT, HIDE_DISMISSED, ...EAGERNESSES.map(speculationRules)];

/** The hosts of the two document viewers (behaviour §2 /notices/{id}). */
const VIEWERS = "https://docs.google.com https://view.officeapps.live.com";

/**
 * The only inline style sheets besides a page's own: the toast library's, which it inserts first empty and then filled, and the
 * plain page's.
 */
const TOAST_STYLE = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";
const INLINE_STYLES = `'${hashOf("")}' ${TOAST_STYLE} '${hashOf(PLAIN_STYLE)}'`;

/** The `Content-Security-Policy` of a page with this text in its style element. */
export const securityPolicy = (style?: string): string =>
	policyWith(["'self'", ...OWN_SCRIPTS.map((script) => `'${hashOf(script)}'`)].join(" "), style);

/** The policy of a response without scripts of its own. */
export const policyWithoutScripts = () => policyWith("'none'");

function hashOf(text: string) {
	return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

function policyWith(scripts: string, style?: string): string {
	const { LIVE_CHAT_SCRIPT_URL, MAP_TILE_URL, IMAGE_HOSTS } = environment();
	const chat = originOf(LIVE_CHAT_SCRIPT_URL);
	const tiles = originOf(MAP_TILE_URL.replace(/\{[a-z]\}/g, "x"));
	const images = IMAGE_HOSTS.map((host) => `https://${host}`);
	const styles = style === undefined ? INLINE_STYLES : `${INLINE_STYLES} '${hashOf(style)}'`;
	return [
		"default-src 'none'",
		`script-src ${scripts}${chat && scripts !== "'none'" ? ` ${chat}` : ""}`,
		// A chat widget brings its own styles.
		`style-src 'self' ${chat ? "'unsafe-inline'" : styles}`,
		"style-src-attr 'unsafe-inline'",
		["img-src 'self' data:", tiles, ...images].filter(Boolean).join(" "),
		"font-src 'self'",
		// A document preview fetches from its viewer to learn whether it can be reached; a frame does not tell.
		[`connect-src 'self' ${VIEWERS}`, chat].filter(Boolean).join(" "),
		[`frame-src 'self' ${VIEWERS}`, chat].filter(Boolean).join(" "),
		"manifest-src 'self'",
		"worker-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

const originOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).origin : undefined);
