import { RateLimiterMemory } from "rate-limiter-flexible";
import { networkOf } from "#lib/platform/visitor-address";
import type { SubmissionKind } from "#lib/submissions/model/submission";

/** The kinds that take up disk space: submissions, receipts, and forms to correct for visitors without script. */
export type Storable = SubmissionKind | "reply";

type Limit = {
	per: "network" | "all";
	minutes: 10 | 60;
	counts: "submissions" | "megabytes";
	/** Beyond it, submissions are quarantined: they may still be honest. */
	quarantine: number;
	/** Beyond it, submissions are refused (status 429) with the phone number. */
	refuse: number;
};

/** Half of Accra may share one address, so sixty honest messages in ten minutes are normal. Staff can read a quarantine of thousands. */
const MESSAGES: Limit[] = [
	{ per: "network", minutes: 10, counts: "submissions", quarantine: 60, refuse: 600 },
	{ per: "network", minutes: 60, counts: "submissions", quarantine: 360, refuse: 1_000 },
	{ per: "network", minutes: 10, counts: "megabytes", quarantine: 2, refuse: 3 },
	{ per: "network", minutes: 60, counts: "megabytes", quarantine: 3, refuse: 4 },
	{ per: "all", minutes: 60, counts: "submissions", quarantine: 40_000, refuse: 100_000 },
	{ per: "all", minutes: 60, counts: "megabytes", quarantine: 120, refuse: 400 },
];
/** Sixty of the largest CVs in ten minutes are accepted. */
const APPLICATIONS: Limit[] = [
	{ per: "network", minutes: 10, counts: "submissions", quarantine: 60, refuse: 600 },
	{ per: "network", minutes: 60, counts: "submissions", quarantine: 360, refuse: 1_000 },
	{ per: "network", minutes: 10, counts: "megabytes", quarantine: 310, refuse: 400 },
	{ per: "network", minutes: 60, counts: "megabytes", quarantine: 400, refuse: 500 },
	{ per: "all", minutes: 60, counts: "submissions", quarantine: 4_000, refuse: 10_000 },
	{ per: "all", minutes: 60, counts: "megabytes", quarantine: 2_500, refuse: 5_000 },
];
/** Posts with a file, refused ones included: each is written to disk before it can be checked. */
const UPLOADS: Limit[] = [
	{ per: "network", minutes: 10, counts: "submissions", quarantine: 600, refuse: 600 },
];
const LIMITS = { contact: MESSAGES, application: APPLICATIONS, reply: MESSAGES, upload: UPLOADS };

/** The size of a row besides its content. */
const ROW_BYTES = 2_048;

export type RateVerdict =
	| { verdict: "accepted" }
	| { verdict: "quarantined" }
	/** `because`: too much from this network, or from all together. */
	| { verdict: "refused"; because: "network" | "flood"; retryAfterSeconds: number };

export type RateLimit = ReturnType<typeof createRateLimit>;

/** Counts what is stored for visitors, in memory. Each instance counts for itself: a limit that forgets harms nobody. */
export function createRateLimit() {
	const counters = {
		contact: countersOf("contact"),
		application: countersOf("application"),
		reply: countersOf("reply"),
		upload: countersOf("upload"),
	};
	const judge = async (kind: keyof typeof LIMITS, network: string, bytes: number, read: ReadTotal) => {
		const totals = counters[kind].map(async ({ limit, limiter }): Promise<Total> => {
			const key = limit.per === "network" ? network : "all";
			return { limit, ...(await read(limiter, key, pointsOf(limit, bytes))) };
		});
		return verdictOn(await Promise.all(totals));
	};

	return {
		/** Whether the smallest submission from this address would be accepted now. Counts nothing; call it before reading a body. */
		check: async (kind: Storable, address: string): Promise<RateVerdict> => {
			const network = networkOf(address);
			const ofUploads = kind === "application" ? await judge("upload", network, 0, expected) : undefined;
			return ofUploads?.verdict === "refused" ? ofUploads : judge(kind, network, 0, expected);
		},
		/** Counts a post with a file, whatever becomes of it. */
		countUpload: async (address: string): Promise<void> => {
			await judge("upload", networkOf(address), 0, consumed);
		},
		/**
		 * Counts bytes about to be stored, and returns whether they may be. Only this call uses up the quota: refused or unread
		 * requests leave it unchanged.
		 */
		consume: async (kind: Storable, address: string, bytes: number): Promise<RateVerdict> => {
			const network = networkOf(address);
			const verdict = await judge(kind, network, bytes, expected);
			// Others may take the rest of the quota at the same moment, so the total that was counted decides.
			return verdict.verdict === "refused" ? verdict : judge(kind, network, bytes, consumed);
		},
	};
}

const countersOf = (kind: keyof typeof LIMITS) =>
	LIMITS[kind].map((limit) => ({
		limit,
		limiter: new RateLimiterMemory({
			points: limit.refuse * POINTS[limit.counts],
			duration: limit.minutes * 60,
		}),
	}));

/** Counters hold integers: a megabyte is as many points as it has kilobytes. */
const POINTS = { submissions: 1, megabytes: 1_024 };

const pointsOf = ({ counts }: Limit, bytes: number): number =>
	counts === "megabytes" ? Math.ceil((bytes + ROW_BYTES) / 1_024) : 1;

/** The points of a period, including what is judged, and when they expire. */
type Count = { points: number; msBeforeNext: number };
type Total = Count & { limit: Limit };
type ReadTotal = (limiter: RateLimiterMemory, key: string, points: number) => Promise<Count>;

function verdictOn(totals: Total[]): RateVerdict {
	const isBeyond = (threshold: "quarantine" | "refuse") => (total: Total) =>
		total.points > total.limit[threshold] * POINTS[total.limit.counts];
	const refusing = totals.find(isBeyond("refuse"));
	if (!refusing) return { verdict: totals.some(isBeyond("quarantine")) ? "quarantined" : "accepted" };
	return {
		verdict: "refused",
		because: refusing.limit.per === "network" ? "network" : "flood",
		retryAfterSeconds: Math.max(1, Math.ceil(refusing.msBeforeNext / 1_000)),
	};
}

/** The total if these points were counted. Counts nothing. */
const expected: ReadTotal = async (limiter, key, points) => {
	const count = await limiter.get(key);
	return { points: (count?.consumedPoints ?? 0) + points, msBeforeNext: count?.msBeforeNext ?? 0 };
};

/** The total with these points counted. The library rejects with the same values if it is too much. */
const consumed: ReadTotal = (limiter, key, points) =>
	limiter
		.consume(key, points)
		.catch((tooMuch: { consumedPoints: number; msBeforeNext: number }) => tooMuch)
		.then(({ consumedPoints, msBeforeNext }) => ({ points: consumedPoints, msBeforeNext }));
