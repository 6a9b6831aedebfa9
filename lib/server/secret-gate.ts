import { RateLimiterMemory } from "rate-limiter-flexible";
import { environment } from "#lib/platform/environment";
import { log } from "#lib/platform/log";
import { bearerToken, secretMatches } from "#lib/server/secret-match";
import { senderNetwork } from "#lib/submissions/form/visitor-address";

/** Wrong secrets per network and ten minutes that are answered and logged one by one. */
const WRONG_MAX = 10;
const WINDOW_SECONDS = 600;

const wrong = new RateLimiterMemory({ points: WRONG_MAX, duration: WINDOW_SECONDS });

/**
 * Admits requests that carry the secret of this setting as `Authorization: Bearer …`, or the second secret that is accepted
 * while secrets change (`…_ALSO`). Otherwise returns the refusal: 404 if no secret is configured, 401 if it is missing or
 * wrong, and 429 if it is wrong and its network has already sent too many.
 *
 * The right secret is admitted whatever else came from its network, since others may share it: behind a proxy, a carrier, or
 * this server when it requests a page for a link preview. A secret of 16 characters cannot be guessed anyway.
 */
export async function refusalWithoutSecret(
	setting: "METRICS_TOKEN" | "REVALIDATE_SECRET",
	{ headers }: Request,
): Promise<Response | undefined> {
	const { [setting]: secret, [`${setting}_ALSO` as const]: another } = environment();
	if (!secret) return respond(404, "Not found");
	const given = bearerToken(headers.get("authorization"));
	if (secretMatches(given, secret) || (another && secretMatches(given, another))) return undefined;
	// A request without a secret guesses none.
	if (!given) return unauthorised();
	const network = senderNetwork(headers);
	const before = await wrong.get(network);
	if (before && before.consumedPoints >= WRONG_MAX) {
		return respond(429, "Too many wrong secrets", {
			"retry-after": String(Math.ceil(before.msBeforeNext / 1_000)),
		});
	}
	await wrong.consume(network).catch(() => {});
	log.warn("a wrong secret was given");
	return unauthorised();
}

const unauthorised = () => respond(401, "The secret is missing or wrong", { "www-authenticate": "Bearer" });

const respond = (status: number, message: string, headers: Record<string, string> = {}) =>
	Response.json({ message }, { status, headers: { "cache-control": "no-store", ...headers } });
