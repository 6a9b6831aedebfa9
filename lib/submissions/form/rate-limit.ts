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
	/** Quarantine it: many or much comes from this address, or there is a flood. It may still be honest. */
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

/** What may be stored in one period. A network may use one of this many equal parts of what the others have left of it. */
type Size = { kilobytes: number; parts: number };
/**
 * The room of an hour: about 20,000 messages, or 400 applications with the largest CV. One network's part is 700 messages, or
 * sixty of these applications.
 */
const HOURLY: Record<Storable, Size> = {
	contact: { kilobytes: 50 * MEGABYTE_IN_KB, parts: 24 },
	application: { kilobytes: 2_048 * MEGABYTE_IN_KB, parts: 6 },
	reply: { kilobytes: 50 * MEGABYTE_IN_KB, parts: 24 },
};
/**
 * The room of ten minutes for what finds none in the hour's. One network's part is sixty messages, or sixty applications with an
 * ordinary CV of 270 KB.
 */
const RESERVE: Record<Storable, Size> = {
	contact: { kilobytes: 80 * MEGABYTE_IN_KB, parts: 450 },
	application: { kilobytes: 512 * MEGABYTE_IN_KB, parts: 32 },
	reply: { kilobytes: 10 * MEGABYTE_IN_KB, parts: 128 },
};

/** Separate connections, so that counting does not wait for CVs being stored, nor visitors for counting. */
export const RATE_CONNECTIONS = { max: 2, connectMs: 500, queryMs: 500 };

export type RateLimit = ReturnType<typeof createRateLimit>;

/**
 * Counts what is stored for visitors: in the shared database, or in memory for this instance alone if there is none or while it
 * does not respond. A limit that forgets harms nobody.
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
			tableName: RATES_TABLE,
			tableCreated: true,
			insuranceLimiter: own,
		});
	};
	const forEachKind = <T>(make: (kind: Storable) => T): Record<Storable, T> => ({
		contact: make("contact"),
		application: make("application"),
		reply: make("reply"),
	});
	const submissions = limiter("address", PER_ADDRESS_MAX, WINDOW_SECONDS);
	const replies = limiter("address-reply", PER_ADDRESS_MAX, WINDOW_SECONDS);
	const uploads = limiter("address-upload", PER_ADDRESS_MAX, WINDOW_SECONDS);
	const perAddress = { contact: submissions, application: submissions, reply: replies };
	const openRoom = (name: string, { kilobytes, parts }: Size, duration: number): Room => ({
		kilobytes,
		parts,
		ofNetwork: limiter(`${name}-share`, kilobytes, duration),
		ofAll: limiter(name, kilobytes, duration),
	});
	const hourly = forEachKind((kind) => openRoom(kind, HOURLY[kind], HOUR_SECONDS));
	const reserve = forEachKind((kind) => openRoom(`${kind}-reserve`, RESERVE[kind], WINDOW_SECONDS));

	/** The verdict on this many kilobytes, and the rooms that have a place for them, the best first. */
	const judge = async (kind: Storable, network: string, kilobytes: number) => {
		const [mine, hour, spare] = await Promise.all([
			used(perAddress[kind], network),
			useOf(hourly[kind], network),
			useOf(reserve[kind], network),
		]);
		const rooms: Room[] = [];
		if (hasPlace(hourly[kind], hour, kilobytes)) rooms.push(hourly[kind]);
		if (hasPlace(reserve[kind], spare, kilobytes)) rooms.push(reserve[kind]);
		const verdictIn = (best: Room | undefined): RateVerdict => {
			if (mine.points >= PER_ADDRESS_MAX) return refused("address", mine);
			if (best) return accepted(best !== hourly[kind] || mine.points >= PER_ADDRESS);
			const { kilobytes: size, parts } = reserve[kind];
			const isOwnDoing = spare.own.points + kilobytes > size / parts;
			return isOwnDoing ? refused("address", spare.own) : refused("flood", spare.all);
		};
		return { verdict: verdictIn(rooms[0]), rooms };
	};
	/**
	 * Whether a submission from this address, if only the smallest, could be accepted now. Counts nothing; call it before reading a
	 * body.
	 */
	const ask = async (kind: Storable, address: string): Promise<RateVerdict> => {
		const network = networkOf(address);
		const [{ verdict }, files] = await Promise.all([
			judge(kind, network, SMALLEST_KB),
			used(uploads, network),
		]);
		const isTooMany = kind === "application" && files.points >= PER_ADDRESS_MAX;
		return isTooMany ? refused("address", files) : verdict;
	};
	/** Counts a post with a file, which costs an inspection whatever becomes of it. Applications beyond the limit are refused. */
	const countUpload = async (address: string) => void (await consumed(uploads, networkOf(address), 1));
	/**
	 * Counts bytes about to be stored, and returns whether they may be. Only this call uses up room: refused or unread requests
	 * leave everyone's room unchanged.
	 */
	const spend = async (kind: Storable, address: string, bytes: number): Promise<RateVerdict> => {
		const network = networkOf(address);
		const kilobytes = kilobytesOf(bytes);
		const { verdict, rooms } = await judge(kind, network, kilobytes);
		if (verdict.verdict === "refused") return verdict;
		const mine = await consumed(perAddress[kind], network, 1);
		if (mine.points > PER_ADDRESS_MAX) return refused("address", mine);
		for (const room of rooms) {
			const [all] = await Promise.all([
				consumed(room.ofAll, ALL, kilobytes),
				consumed(room.ofNetwork, network, kilobytes),
			]);
			if (all.points <= room.kilobytes) return accepted(room !== hourly[kind] || mine.points > PER_ADDRESS);
		}
		// At the same moment others took the last of it.
		return refused("flood", await used(reserve[kind].ofAll, ALL));
	};
	return { ask, spend, countUpload };
}

type Room = Size & { ofNetwork: RateLimiterAbstract; ofAll: RateLimiterAbstract };
type Use = { own: Count; all: Count };

const kilobytesOf = (bytes: number) => Math.ceil((bytes + ROW_BYTES) / 1_024);
const SMALLEST_KB = kilobytesOf(1);

/**
 * A fixed part for every network would be used up by as many networks as there are parts. A part of what others left gets smaller
 * with each of them, but there is one.
 */
function hasPlace(room: Size, { own, all }: Use, kilobytes: number): boolean {
	const byOthers = Math.max(0, all.points - own.points);
	return own.points + kilobytes <= (room.kilobytes - byOthers) / room.parts;
}

const useOf = async ({ ofNetwork, ofAll }: Room, network: string): Promise<Use> => {
	const [own, all] = await Promise.all([used(ofNetwork, network), used(ofAll, ALL)]);
	return { own, all };
};

/** The key of the shared room. */
const ALL = "all";

type Count = { points: number; msBeforeNext: number };

const accepted = (isSuspicious: boolean): RateVerdict => ({ verdict: isSuspicious ? "suspicious" : "ok" });

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
