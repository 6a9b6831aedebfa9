/**
 * The content security policy of a finished page. Cached pages cannot carry a nonce, so each inline script of Next's is
 * admitted by its hash. No other inline script runs.
 *
 * Next loads this file with the page cache, unbundled: it imports few files of the project, by relative path.
 */

import { createHash } from "node:crypto";
import { Parser } from "htmlparser2";
import { EARLY_TYPEFACE, HIDE_DISMISSED, START_SCRIPTS } from "../browser/compiled.ts";
import { DEFAULT_MAP_TILE_URL } from "../platform/map-tiles.ts";
import { PLAIN_STYLE } from "./plain-page.ts";

/**
 * The scripts that Next and React write into a page, matched as a whole: anything could follow a prefix. The page cache writes
 * merged data in single quotes (`merged-flight-data.ts`).
 */
const OWN_SCRIPTS = [
	/^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
	/^self\.__next_f\.push\(\[\d+,(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|null)\]\)$/s,
	/^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[\w\s"':,./[\]{}-]*\}\);?$/,
	/^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
];

/**
 * The functions that React writes into a page before it first calls them, each by its length and SHA-256. A script consists
 * of any of them and one call, so neither a prefix nor a single hash identifies it.
 */
export const REACT_FUNCTIONS: readonly (readonly [length: number, sha256: string])[] = [
	[193, "rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA="],
	[829, "ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY="],
	[1105, "QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk="],
	[200, "5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo="],
	[2694, "R3eWN7zVoU3spWpPQ2b7tbYj4hZDyViY037DUph2exw="],
];

/** The hosts of the two document viewers (behaviour §2 /notices/{id}). */
const VIEWERS = "https://docs.google.com https://view.officeapps.live.com";

/**
 * The only inline style sheets besides a page's own: the toast library's, which it inserts first empty and then filled, and the
 * plain page's.
 */
const TOAST_STYLE = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";
const INLINE_STYLES = `'${hashOf("")}' ${TOAST_STYLE} '${hashOf(PLAIN_STYLE)}'`;

/** Where browsers report what a policy refused. `/metrics` counts reports by directive. */
const REPORTS = "/api/policy-reports";
const REPORT_GROUP = "policy";
/** The header that accompanies a policy and defines its `report-to` group. */
export const REPORTING_ENDPOINTS = `${REPORT_GROUP}="${REPORTS}"`;

/** The `Content-Security-Policy` of a page with this HTML and this text in its style element. */
export function securityPolicy(html: string, style?: string): string {
	const hashes = inlineScripts(html)
		.filter(
			(script) =>
				script === START_SCRIPTS ||
				script === HIDE_DISMISSED ||
				script === EARLY_TYPEFACE ||
				OWN_SCRIPTS.some((form) => form.test(script)) ||
				isReactCall(script),
		)
		.map((script) => `'${hashOf(script)}'`);
	return policyWith(["'self'", ...new Set(hashes)].join(" "), style);
}

/** The policy of an answer without scripts of its own. */
export const policyWithoutScripts = () => policyWith("'none'");

/** Whether a script consists of React's functions, each complete, and at most one call of them with plain data. */
function isReactCall(script: string): boolean {
	if (!script.startsWith("$R")) return false;
	let rest = script;
	let known = reactFunctionAt(rest);
	while (known) {
		rest = rest.slice(known);
		known = reactFunctionAt(rest);
	}
	const [, values] = /^;?\$R[A-Z]\((.*)\);?$/s.exec(rest) ?? [];
	return rest === "" || (values !== undefined && isJson(`[${values}]`));
}

/** The length of the React function that a text begins with. */
const reactFunctionAt = (text: string) =>
	REACT_FUNCTIONS.find(([length, hash]) => sha256(text.slice(0, length)) === hash)?.[0];

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

function hashOf(text: string) {
	return `sha256-${sha256(text)}`;
}

function sha256(text: string) {
	return createHash("sha256").update(text).digest("base64");
}

function policyWith(scripts: string, style?: string): string {
	const chat = originOf(process.env.LIVE_CHAT_SCRIPT_URL);
	const tiles = originOf((process.env.MAP_TILE_URL || DEFAULT_MAP_TILE_URL).replace(/\{[a-z]\}/g, "x"));
	const images = (process.env.IMAGE_HOSTS ?? "")
		.split(",")
		.flatMap((host) => (host.trim() ? `https://${host.trim()}` : []));
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
		// The second is for browsers that know only the first.
		`report-uri ${REPORTS}`,
		`report-to ${REPORT_GROUP}`,
	].join("; ");
}

const originOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).origin : undefined);

/** The text of every inline script that a browser would run. Data blocks such as JSON-LD do not count. */
function inlineScripts(html: string): string[] {
	const scripts: string[] = [];
	let text: string | undefined;
	const parser = new Parser({
		onopentag(name, { src, type }) {
			const runs = type === undefined || type === "" || type === "module" || type.includes("javascript");
			if (name === "script" && src === undefined && runs) text = "";
		},
		ontext(chunk) {
			if (text !== undefined) text += chunk;
		},
		onclosetag(name) {
			if (name === "script" && text !== undefined) scripts.push(text);
			if (name === "script") text = undefined;
		},
	});
	parser.write(html);
	parser.end();
	return scripts;
}
