import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";

/** The form was posted from another website (status 403). */
export class ForeignForm extends Error {
	override readonly name = "ForeignForm";
	/** Where it was opened, if a browser can have written that: a page shows it. */
	readonly origin: string | undefined;

	constructor(origin: string | undefined) {
		super("posted from another website");
		this.origin = origin;
	}
}

/**
 * Whether one of our own pages posted a form. Browsers say so with `Sec-Fetch-Site` or `Origin`; a client that sends neither is not a
 * browser that could have been misled. Compared with the configured URL, never with the Host header.
 */
export function isOwnForm(headers: Pick<Headers, "get">): boolean {
	const site = headers.get("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = headers.get("origin");
	return origin === null || origin === new URL(environment().SITE_URL).origin;
}

/** Anybody can post with invented ones: the first of a process are logged, each once. */
const FOREIGN_ORIGINS_LOGGED = 20;
const foreignOrigins = new Set<string>();

/** Throws `ForeignForm` if another website posted the form, or a second host name of ours, or plain HTTP, that leads here. */
export function refuseForeignForm(headers: Headers): void {
	if (isOwnForm(headers)) return;
	const origin = headers.get("origin") ?? "";
	if (!/^https?:\/\/[a-z\d.:[\]-]{1,200}$/.test(origin)) throw new ForeignForm(undefined);
	if (!foreignOrigins.has(origin) && foreignOrigins.size < FOREIGN_ORIGINS_LOGGED) {
		foreignOrigins.add(origin);
		const { SITE_URL } = environment();
		log.warn({ origin, SITE_URL }, "form of another website refused: if it is ours, redirect it to SITE_URL");
	}
	throw new ForeignForm(origin);
}
