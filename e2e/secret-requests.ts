import { send } from "./send.ts";

/** Stands for what one visitor sends and nobody else may read. */
const SECRET = "SECRET-of-one-visitor";

/** What a visitor may send beside an address. */
const HEADERS: Record<string, string> = {
	host: `${SECRET}.example`,
	"user-agent": `Twitterbot ${SECRET}`,
	referer: `https://example.com/?${SECRET}`,
	cookie: `a=${SECRET}; __prerender_bypass=${SECRET}`,
	"accept-language": SECRET,
	"content-security-policy": `script-src 'nonce-${SECRET}'`,
	"content-security-policy-report-only": `script-src 'nonce-${SECRET}'`,
	"x-forwarded-host": SECRET,
	"x-forwarded-for": SECRET,
	"x-request-id": SECRET,
	"x-invoke-path": `/${SECRET}`,
	"x-matched-path": `/${SECRET}`,
	"x-now-route-matches": `1=${SECRET}`,
	"x-middleware-rewrite": `/${SECRET}`,
	"next-url": `/${SECRET}`,
	"next-router-state-tree": SECRET,
};
/**
 * Asks a site that has drawn no page yet for each of these, with a secret in every part of the request, and then as another
 * visitor; returns what of the other's answers contains the secret.
 */
export async function secretsInOtherAnswers(site: string, pages: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	for (const page of pages) {
		const [path = ""] = page.split("?");
		const asked = `${page}${page.includes("?") ? "&" : "?"}`;
		for (const address of [
			`${asked}x=${SECRET}&_rsc=${SECRET}`,
			`${path}/${SECRET}?${SECRET}`,
			`${path}#${SECRET}`,
		])
			for (const headers of [HEADERS, { ...HEADERS, rsc: "1" }]) await send(site, "GET", address, headers);
		const answer = await send(site, "GET", page);
		if (JSON.stringify(answer).includes(SECRET)) found.push(page);
	}
	return found;
}
