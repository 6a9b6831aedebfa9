import { createHash, timingSafeEqual } from "node:crypto";
import { environment } from "#lib/platform/environment";

/**
 * Admits requests that carry the secret of this setting as `Authorization: Bearer …`, or the second secret that is accepted
 * while secrets change (`…_ALSO`). Otherwise returns the refusal: 404 if no secret is configured, 401 if it is missing or
 * wrong. Wrong ones are not counted: nobody guesses 16 characters, and `http_requests_total` shows who tries.
 */
export function refusalWithoutSecret(
	setting: "METRICS_TOKEN" | "REVALIDATE_SECRET",
	{ headers }: { headers: Pick<Headers, "get"> },
): Response | undefined {
	const { [setting]: secret, [`${setting}_ALSO` as const]: another } = environment();
	if (!secret) return respond(404, "Not found");
	const given = bearerToken(headers.get("authorization"));
	if (secretMatches(given, secret) || (another && secretMatches(given, another))) return undefined;
	return respond(401, "The secret is missing or wrong", { "www-authenticate": "Bearer" });
}

/** Whether the secret matches, in a time that reveals neither its length nor how much of it was right. */
export function secretMatches(given: string | undefined, secret: string): boolean {
	const digest = (text: string) => createHash("sha256").update(text).digest();
	return timingSafeEqual(digest(given ?? ""), digest(secret)) && given !== undefined;
}

/** The token of an `Authorization: Bearer …` header; undefined if there is none. */
export const bearerToken = (authorization: string | null): string | undefined =>
	/^Bearer +(\S.*)$/i.exec(authorization ?? "")?.[1];

const respond = (status: number, message: string, headers: Record<string, string> = {}) =>
	Response.json({ message }, { status, headers: { "cache-control": "no-store", ...headers } });
