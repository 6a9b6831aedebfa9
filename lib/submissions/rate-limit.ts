import type { Pool } from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { SubmissionKind } from "#lib/submissions/submission";

export type RateVerdict =
	/** Take it. */
	| "ok"
	/** Take it, as suspicious: many come from this address. Behind one mobile carrier that may be honest. */
	| "suspicious"
	/** Refuse it (status 429) and offer the phone: nobody sends that much, not even a carrier's whole network. */
	| "refused";

/** Submissions from one address in ten minutes. Half of Accra may share one: fifty honest ones in that time are normal. */
const WINDOW_SECONDS = 600;
const PER_ADDRESS = 60;
const PER_ADDRESS_MAX = 600;
/** From everywhere, in an hour: what the disk is made for (an application may carry 5 MB). */
const HOUR_SECONDS = 3_600;
const GLOBAL_MAX: Record<SubmissionKind, number> = { contact: 20_000, application: 1_000 };

const TABLE = "submission_rates";
/** Counts only: not in the log of the database nor in its backups, and gone after it crashes. */
export const RATE_TABLE = `
CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE} (
	key VARCHAR(255) PRIMARY KEY,
	points INTEGER NOT NULL,
	expire BIGINT
);`;
/** Connections of its own: counting must not wait behind CVs that are being stored, nor a visitor for the counting. */
export const RATE_CONNECTIONS = { max: 2, connectMs: 500, queryMs: 500 };

/**
 * Counts submissions: in the database that the instances share, else in memory and for this instance alone, as also while the
 * database does not answer. A limit that forgets hurts nobody. Ask before a body is read.
 */
export function createRateLimit(pool?: Pool) {
	const limiter = (name: string, points: number, duration: number) => {
		const own = new RateLimiterMemory({ keyPrefix: name, points, duration });
		if (!pool) return own;
		return new RateLimiterPostgres({
			storeClient: pool,
			keyPrefix: name,
			points,
			duration,
			tableName: TABLE,
			tableCreated: true,
			insuranceLimiter: own,
		});
	};
	const perAddress = limiter("address", PER_ADDRESS_MAX, WINDOW_SECONDS);
	const global = {
		contact: limiter("contact", GLOBAL_MAX.contact, HOUR_SECONDS),
		application: limiter("application", GLOBAL_MAX.application, HOUR_SECONDS),
	};
	return async (kind: SubmissionKind, address: string): Promise<RateVerdict> => {
		const [mine, all] = await Promise.all([
			consumed(perAddress, networkOf(address)),
			consumed(global[kind], "all"),
		]);
		if (mine > PER_ADDRESS_MAX || all > GLOBAL_MAX[kind]) return "refused";
		return mine > PER_ADDRESS ? "suspicious" : "ok";
	};
}
export type RateLimit = ReturnType<typeof createRateLimit>;

/** How many there were with this one; the library rejects with the same figure when it is too many. */
const consumed = (limiter: RateLimiterAbstract, key: string): Promise<number> =>
	limiter.consume(key).then(
		({ consumedPoints }) => consumedPoints,
		({ consumedPoints }: { consumedPoints: number }) => consumedPoints,
	);

/** A household has a whole IPv6 network of 2^64 addresses: they count as one. */
function networkOf(address: string): string {
	if (!address.includes(":") || address.includes(".")) return address;
	const [head = "", tail = ""] = address.toLowerCase().split("::");
	const groups = head.split(":");
	const missing = 8 - groups.length - (tail ? tail.split(":").length : 0);
	const full = address.includes("::") ? [...groups, ...Array(Math.max(0, missing)).fill("0")] : groups;
	// `0db8` and `db8` are the same group.
	return full
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}
