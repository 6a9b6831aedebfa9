import { globalSingleton } from "#lib/platform/global-singleton";
import { createRateLimit, type RateVerdict, type Storable } from "#lib/submissions/form/rate-limit";
import { senderAddress } from "#lib/submissions/form/visitor-address";

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
	unlessRefused(await rateLimit().check(kind, senderAddress(headers)));
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
	return unlessRefused(await rateLimit().consume(kind, senderAddress(headers), bytes));
}

/** Counts a post with a file, whatever becomes of it. */
export const countUpload = (headers: Headers): Promise<void> =>
	rateLimit().countUpload(senderAddress(headers));

function unlessRefused(verdict: RateVerdict): "accepted" | "quarantined" {
	if (verdict.verdict === "refused") throw new QuotaExceeded(verdict);
	return verdict.verdict;
}

/** The routes of all forms share it. */
const rateLimit = () => globalSingleton("rate-limit", createRateLimit);
