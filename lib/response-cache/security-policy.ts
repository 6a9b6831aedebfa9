/**
 * The content security policy of a finished page. Cached pages cannot carry a nonce, so the site's own inline scripts are
 * admitted by their hashes. No other inline script runs.
 */

import { createHash } from "node:crypto";
import { HIDE_DISMISSED, RELOAD_PAGE, START_PAGE } from "#lib/browser/compiled";
import { SPECULATION_RULES } from "#lib/browser/speculation-rules";
import { ISLAND_NAME } from "#lib/islands/data-attributes";
import { environment } from "#lib/platform/environment";
import { PLAIN_STYLE } from "#lib/response-cache/plain-page";

/** The site's own inline scripts. No other script runs but the files of this site. */
const OWN_SCRIPTS = [START_PAGE, HIDE_DISMISSED, RELOAD_PAGE];

/** The hosts of the two document viewers (behaviour §2 /notices/{id}). */
const VIEWERS = "https://docs.google.com https://view.officeapps.live.com";
/** Elements that can show a document, or the street map: an enhancement or a form in the main part. */
const MAY_VIEW = new RegExp(` ${ISLAND_NAME}="document-view"| action="/reports"`);
const MAY_MAP = new RegExp(` ${ISLAND_NAME}="branch-finder"`);

/** The `Content-Security-Policy` of a page with this text in its style element. It names only what this page needs. */
export function securityPolicy(html: string, style?: string): string {
	const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
	// The loader inserts the speculation rules later, so their hash is admitted already.
	const scripts = [...OWN_SCRIPTS.filter((script) => html.includes(script)), SPECULATION_RULES];
	return policyWith({
		scripts: ["'self'", ...scripts.map(hashOf)],
		styles: style === undefined ? [] : [hashOf(style)],
		viewers: MAY_VIEW.test(main) ? VIEWERS : undefined,
		tiles: MAY_MAP.test(main) ? tileOrigin() : undefined,
		chat: chatOrigins(),
	});
}

function tileOrigin(): string | undefined {
	const { MAP_TILE_URL } = environment();
	return MAP_TILE_URL && originOf(MAP_TILE_URL.replace(/\{[a-z]\}/g, "x"));
}

/** Where the live chat, if one is configured, loads its code from, and whom it calls: also all hosts of Tawk.to, if it is that. */
function chatOrigins(): string[] {
	const { LIVE_CHAT_SCRIPT_URL, LIVE_CHAT_HOSTS } = environment();
	if (!LIVE_CHAT_SCRIPT_URL) return [];
	const { origin, hostname } = new URL(LIVE_CHAT_SCRIPT_URL);
	const isTawk = LIVE_CHAT_HOSTS.length === 0 && /(^|\.)tawk\.to$/.test(hostname);
	const hosts = isTawk ? ["*.tawk.to"] : LIVE_CHAT_HOSTS;
	return [...new Set([origin, ...hosts.map((host) => `https://${host}`)])];
}

/** The policy of a response of this content type that has no script of its own. */
export const policyOfType = (contentType = ""): string =>
	contentType.startsWith("text/html") ? policyWithoutScripts() : "frame-ancestors 'none'";

/** The policy of a page without scripts of its own. */
export const policyWithoutScripts = () => policyWith({ scripts: ["'none'"], styles: [hashOf(PLAIN_STYLE)] });

function hashOf(text: string) {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

type Sources = { scripts: string[]; styles: string[]; viewers?: string; tiles?: string; chat?: string[] };

function policyWith({ scripts, styles, viewers, tiles, chat = [] }: Sources): string {
	const hasChat = chat.length > 0;
	const images = environment().IMAGE_HOSTS.map((host) => `https://${host}`);
	return [
		["default-src 'none'"],
		["script-src", ...scripts, ...chat],
		// A chat widget brings its own styles.
		["style-src 'self'", ...(hasChat ? ["'unsafe-inline'", ...chat] : styles)],
		["style-src-attr 'unsafe-inline'"],
		["img-src 'self' data:", tiles, ...images, ...chat],
		["font-src 'self'", ...chat],
		hasChat ? ["media-src", ...chat] : [],
		// A document preview fetches from its viewer to learn whether it can be reached; a frame does not tell.
		["connect-src 'self'", viewers, ...chat, ...chat.map(webSocketOrigin)],
		viewers || hasChat ? ["frame-src 'self'", viewers, ...chat] : [],
		["manifest-src 'self'"],
		["worker-src 'self'"],
		["base-uri 'none'"],
		["form-action 'self'"],
		["frame-ancestors 'none'"],
	]
		.map((sources) => sources.filter(Boolean).join(" "))
		.filter(Boolean)
		.join("; ");
}

const webSocketOrigin = (origin: string) => origin.replace(/^https:/, "wss:");

const originOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).origin : undefined);
