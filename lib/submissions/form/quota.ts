import { globalSingleton } from "#lib/platform/global-singleton";
import { senderAddress, senderNetwork } from "#lib/platform/visitor-address";
import { createRateLimit, type RateVerdict, type Storable } from "#lib/submissions/form/rate-limit";

/**
 * Fields stay in memory until their form is answered, which takes a quarter of an hour if its file is slow. A network may send fifteen of the
 * longest messages at once, or three hundred ordinary ones; all together an eighth of a heap of 256 MB.
 */
const FIELDS_MAX_BYTES = { total: 32 * 1024 * 1024, perNetwork: 1024 * 1024 };

/** Too much came from the sender's network, or from all together (status 429). */
export class QuotaExceeded extends Error {
	override readonly name = "QuotaExceeded";
	readonly because: "network" | "flood";
	readonly retryAfterSeconds: number;

	constructor({ because, retryAfterSeconds }: Extract<RateVerdict, { verdict: "refused" }>) {
		super("quota exceeded");
		this.because = because;
		this.retryAfterSeconds = retryAfterSeconds;
	}
}

/** Throws `QuotaExceeded` if the sender of these headers may store nothing now. Counts nothing; call it before reading the body. */
export async function checkQuota(kind: Storable, headers: Headers): Promise<void> {
	unlessRefused(await quotas().submissions.check(kind, senderAddress(headers)));
}

/**
 * Counts what is about to be stored for the sender of these headers: `content` as JSON, and the bytes of its file. Returns whether it
 * goes to quarantine. Throws `QuotaExceeded`.
 */
export async function consumeQuota(
	kind: Storable,
	headers: Headers,
	content: unknown,
	fileBytes = 0,
): Promise<"accepted" | "quarantined"> {
	const bytes = Buffer.byteLength(JSON.stringify(content)) + fileBytes;
	return unlessRefused(await quotas().submissions.consume(kind, senderAddress(headers), bytes));
}

/** Counts a post with a file, whatever becomes of it. */
export const countUpload = (headers: Headers): Promise<void> =>
	quotas().submissions.countUpload(senderAddress(headers));

/** Counts the fields of one form in memory, for the network of its sender. Give them back when the form has been answered. */
export const fieldQuota = (headers: Headers): ByteQuota => quotas().fields(senderNetwork(headers));

function unlessRefused(verdict: RateVerdict): "accepted" | "quarantined" {
	if (verdict.verdict === "refused") throw new QuotaExceeded(verdict);
	return verdict.verdict;
}

/** The routes of all forms share them. */
const quotas = () =>
	globalSingleton("quotas", () => ({
		submissions: createRateLimit(),
		fields: byteQuota(FIELDS_MAX_BYTES),
	}));

/** One holder's share of a budget. */
export type ByteQuota = {
	/** Returns false, and takes nothing, if the holder's network would then hold too many. */
	consume(bytes: number): boolean;
	/** Gives these bytes back, or all that were taken. */
	release(bytes?: number): void;
};

/**
 * Limits bytes that are held at the same time, in total and per network. A network may hold `perNetwork` while nobody else holds
 * any, and the same part of what the others leave: some networks that hold all they can do not take everybody else's. Returns what
 * makes a holder of a network.
 */
export function byteQuota(max: { total: number; perNetwork: number }): (network: string) => ByteQuota {
	const heldBy = new Map<string, number>();
	let total = 0;
	const add = (network: string, bytes: number) => {
		const mine = (heldBy.get(network) ?? 0) + bytes;
		if (mine > 0) heldBy.set(network, mine);
		else heldBy.delete(network);
		total += bytes;
	};
	return (network) => {
		let held = 0;
		return {
			consume: (bytes) => {
				const mine = heldBy.get(network) ?? 0;
				const leftByOthers = max.total - (total - mine);
				if (mine + bytes > leftByOthers * (max.perNetwork / max.total)) return false;
				add(network, bytes);
				held += bytes;
				return true;
			},
			release: (bytes = held) => {
				add(network, -bytes);
				held -= bytes;
			},
		};
	};
}
