import type { Pool } from "pg";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { networkOf } from "#lib/submissions/form/visitor-address";
import type { SubmissionKind } from "#lib/submissions/model/submission";
import { RATES_TABLE } from "#lib/submissions/store/postgres-store";

/** What takes up disk space: submissions, and replies for visitors without script. */
export type Storable = SubmissionKind | "reply";

export type RateVerdict =
	/** Accept it. */
	| { verdict: "ok" }
	/** Quarantine it: many come from this address, or there is a flood. It may still be honest. */
	| { verdict: "suspicious" }
	/** Refuse it (status 429) and offer the phone number: too many from this address, or no room left for anyone. */
	| { verdict: "refused"; because: "address" | "flood"; retryAfterSeconds: number };

/** Submissions from one address in ten minutes. Half of Accra may share one, so fifty honest ones are normal. */
const WINDOW_SECONDS = 600;
const PER_ADDRESS = 60;
const PER_ADDRESS_MAX = 600;

const HOUR_SECONDS = 3_600;
const MEGABYTE_IN_KB = 1_024;
/** The size of a row besides its content. */
const ROW_BYTES = 2_048;
/** Total room per hour in KB: about 20,000 messages, or 400 applications with the largest CV. */
const HOURLY_KB: Record<Storable, number> = {
	contact: 50 * MEGABYTE_IN_KB,
	application: 2_048 * MEGABYTE_IN_KB,
	reply: 50 * MEGABYTE_IN_KB,
};
/** What one network may use of it: 12 MB of messages, or a hundred applications with the largest CV. */
const NETWORK_SHARE = 1 / 4;
/**
 * Once that room is used up, there is a flood. Each address may then still send a little, into a reserve that renews every ten
 * minutes and that a thousand flooding addresses do not use up with messages.
 */
const RESERVE_KB: Record<Storable, number> = {
	contact: 80 * MEGABYTE_IN_KB,
	application: 512 * MEGABYTE_IN_KB,
	reply: 10 * MEGABYTE_IN_KB,
};
const FLOOD_SHARE: Record<Storable, number> = { contact: 3, application: 1, reply: 3 };

/** Separate connections, so that counting does not wait for CVs being stored, nor visitors for counting. */
export const RATE_CONNECTIONS = { max: 2, connectMs: 500, queryMs: 500 };

export type RateLimit = {
	/** Whether a submission from this address could be accepted now. Counts nothing; call it before reading a body. */
	ask(kind: Storable, address: string): Promise<RateVerdict>;
	/**
	 * Counts bytes about to be stored, and returns whether they may be. Only this call uses up room: refused or unread requests
	 * leave everyone's room unchanged.
	 */
	spend(kind: Storable, address: string, bytes: number): Promise<RateVerdict>;
};

/**
 * Counts what is stored for visitors: in the shared database, or in memory for this instance alone if there is none or while it
 * does not respond. A limit that forgets harms nobody.
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
	const share = forEachKind((kind) => limiter(`${kind}-share`, shareKb(kind), HOUR_SECONDS));
	const hourly = forEachKind((kind) => limiter(kind, HOURLY_KB[kind], HOUR_SECONDS));
	const reserve = forEachKind((kind) => limiter(`${kind}-reserve`, RESERVE_KB[kind], WINDOW_SECONDS));

	const ask: RateLimit["ask"] = async (kind, address) => {
		const [mine, ours, all, spare] = await Promise.all([
			used(perAddress[kind], networkOf(address)),
			used(share[kind], networkOf(address)),
			used(hourly[kind], ALL),
			used(reserve[kind], ALL),
		]);
		if (mine.points >= PER_ADDRESS_MAX) return refused("address", mine);
		if (ours.points >= shareKb(kind)) return refused("address", ours);
		const isFlood = all.points >= HOURLY_KB[kind];
		if (isFlood && spare.points >= RESERVE_KB[kind]) return refused("flood", spare);
		if (isFlood && mine.points >= FLOOD_SHARE[kind]) return refused("flood", mine);
		return { verdict: isFlood || mine.points >= PER_ADDRESS ? "suspicious" : "ok" };
	};
	const spend: RateLimit["spend"] = async (kind, address, bytes) => {
		const verdict = await ask(kind, address);
		if (verdict.verdict === "refused") return verdict;
		const kilobytes = Math.ceil((bytes + ROW_BYTES) / 1_024);
		const [mine, ours, all] = await Promise.all([
			consumed(perAddress[kind], networkOf(address), 1),
			consumed(share[kind], networkOf(address), kilobytes),
			consumed(hourly[kind], ALL, kilobytes),
		]);
		if (mine.points > PER_ADDRESS_MAX) return refused("address", mine);
		if (ours.points > shareKb(kind)) return refused("address", ours);
		if (all.points <= HOURLY_KB[kind]) return { verdict: mine.points > PER_ADDRESS ? "suspicious" : "ok" };
		const spare = await consumed(reserve[kind], ALL, kilobytes);
		return spare.points > RESERVE_KB[kind] ? refused("flood", spare) : { verdict: "suspicious" };
	};
	return { ask, spend };
}

const shareKb = (kind: Storable) => HOURLY_KB[kind] * NETWORK_SHARE;

/** The key of the shared room. */
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

/** The total including this; the library rejects with the same figures if it is too much. */
const consumed = (limiter: RateLimiterAbstract, key: string, points: number): Promise<Count> =>
	limiter
		.consume(key, points)
		.catch((tooMuch: { consumedPoints: number; msBeforeNext: number }) => tooMuch)
		.then(({ consumedPoints, msBeforeNext }) => ({ points: consumedPoints, msBeforeNext }));
