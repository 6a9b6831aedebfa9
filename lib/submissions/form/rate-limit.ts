import type { Pool } from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { networkOf } from "#lib/submissions/form/visitor-address";
import type { SubmissionKind } from "#lib/submissions/model/submission";
import { RATES_TABLE } from "#lib/submissions/store/postgres-store";

/** What takes room on disk: submissions, and the replies that visitors without script are shown on the next page. */
export type Storable = SubmissionKind | "reply";

export type RateVerdict =
	/** Take it. */
	| { verdict: "ok" }
	/** Take it into quarantine: many come from this address, or there is a flood. Either may still be honest. */
	| { verdict: "suspicious" }
	/** Refuse it (status 429) and offer the phone: too many from this address, or no room left for anybody. */
	| { verdict: "refused"; because: "address" | "flood"; retryAfterSeconds: number };

/** Submissions from one address in ten minutes. Half of Accra may share one: fifty honest ones in that time are normal. */
const WINDOW_SECONDS = 600;
const PER_ADDRESS = 60;
const PER_ADDRESS_MAX = 600;

const HOUR_SECONDS = 3_600;
const MEGABYTE_IN_KB = 1_024;
/** What a row takes up besides its content. */
const ROW_BYTES = 2_048;
/** Room for what comes from everywhere in an hour, in KB: about 20,000 messages, or 400 applications with the largest CV. */
const HOURLY_KB: Record<Storable, number> = {
	contact: 50 * MEGABYTE_IN_KB,
	application: 2_048 * MEGABYTE_IN_KB,
	reply: 50 * MEGABYTE_IN_KB,
};
/**
 * Once that room is used up there is a flood. Each address may then still send a little, into a reserve that is renewed
 * every ten minutes: a thousand addresses that flood the site do not use it up with messages.
 */
const RESERVE_KB: Record<Storable, number> = {
	contact: 80 * MEGABYTE_IN_KB,
	application: 512 * MEGABYTE_IN_KB,
	reply: 10 * MEGABYTE_IN_KB,
};
const FLOOD_SHARE: Record<Storable, number> = { contact: 3, application: 1, reply: 3 };

/** Connections of its own: counting must not wait behind CVs that are being stored, nor a visitor for the counting. */
export const RATE_CONNECTIONS = { max: 2, connectMs: 500, queryMs: 500 };

export type RateLimit = {
	/** Whether something from this address could be taken now. Counts nothing; ask before a body is read. */
	ask(kind: Storable, address: string): Promise<RateVerdict>;
	/**
	 * Counts something of this size that is about to be stored, and says whether it may be. Only this call costs anybody
	 * anything: what was refused or never read leaves the room of all other visitors as it was.
	 */
	spend(kind: Storable, address: string, bytes: number): Promise<RateVerdict>;
};

/**
 * Counts what is stored for visitors: in the database that the instances share, else in memory and for this instance alone, as
 * also while the database does not answer. A limit that forgets hurts nobody.
 */
export function createRateLimit(pool?: Pool): RateLimit {
	const limiter = (name: string, points: number, duration: number) => {
		const own = new RateLimiterMemory({ keyPrefix: name, points, duration });
		if (!pool) return own;
		return new RateLimiterPostgres({
			storeClient: pool,
			keyPrefix: name,
			points,
			duration,
			tableName: RATES_TABLE,
			tableCreated: true,
			insuranceLimiter: own,
		});
	};
	const forEachKind = (make: (kind: Storable) => RateLimiterAbstract) => ({
		contact: make("contact"),
		application: make("application"),
		reply: make("reply"),
	});
	const submissions = limiter("address", PER_ADDRESS_MAX, WINDOW_SECONDS);
	const replies = limiter("address-reply", PER_ADDRESS_MAX, WINDOW_SECONDS);
	const perAddress = { contact: submissions, application: submissions, reply: replies };
	const hourly = forEachKind((kind) => limiter(kind, HOURLY_KB[kind], HOUR_SECONDS));
	const reserve = forEachKind((kind) => limiter(`${kind}-reserve`, RESERVE_KB[kind], WINDOW_SECONDS));

	const ask: RateLimit["ask"] = async (kind, address) => {
		const [mine, all, spare] = await Promise.all([
			used(perAddress[kind], networkOf(address)),
			used(hourly[kind], ALL),
			used(reserve[kind], ALL),
		]);
		if (mine.points >= PER_ADDRESS_MAX) return refused("address", mine);
		const isFlood = all.points >= HOURLY_KB[kind];
		if (isFlood && spare.points >= RESERVE_KB[kind]) return refused("flood", spare);
		if (isFlood && mine.points >= FLOOD_SHARE[kind]) return refused("flood", mine);
		return { verdict: isFlood || mine.points >= PER_ADDRESS ? "suspicious" : "ok" };
	};
	const spend: RateLimit["spend"] = async (kind, address, bytes) => {
		const verdict = await ask(kind, address);
		if (verdict.verdict === "refused") return verdict;
		const kilobytes = Math.ceil((bytes + ROW_BYTES) / 1_024);
		const [mine, all] = await Promise.all([
			consumed(perAddress[kind], networkOf(address), 1),
			consumed(hourly[kind], ALL, kilobytes),
		]);
		if (mine.points > PER_ADDRESS_MAX) return refused("address", mine);
		if (all.points <= HOURLY_KB[kind]) return { verdict: mine.points > PER_ADDRESS ? "suspicious" : "ok" };
		const spare = await consumed(reserve[kind], ALL, kilobytes);
		return spare.points > RESERVE_KB[kind] ? refused("flood", spare) : { verdict: "suspicious" };
	};
	return { ask, spend };
}

/** The key of what everybody shares. */
const ALL = "all";

type Count = { points: number; msBeforeNext: number };

const refused = (because: "address" | "flood", { msBeforeNext }: Count): RateVerdict => ({
	verdict: "refused",
	because,
	retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
});

const used = (limiter: RateLimiterAbstract, key: string): Promise<Count> =>
	limiter.get(key).then(
		(count) => ({ points: count?.consumedPoints ?? 0, msBeforeNext: count?.msBeforeNext ?? 0 }),
		() => ({ points: 0, msBeforeNext: 0 }),
	);

/** How much there was with this; the library rejects with the same figures when it is too much. */
const consumed = (limiter: RateLimiterAbstract, key: string, points: number): Promise<Count> =>
	limiter
		.consume(key, points)
		.catch((tooMuch: { consumedPoints: number; msBeforeNext: number }) => tooMuch)
		.then(({ consumedPoints, msBeforeNext }) => ({ points: consumedPoints, msBeforeNext }));
