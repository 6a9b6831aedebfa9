import { counter } from "#lib/platform/metrics";
import { type Answer, compressBest } from "#lib/response-cache/answer";
import {
	changesSoFar,
	findAnswer,
	freshnessOf,
	type KeptAnswer,
	keepAnswer,
	mayRefresh,
	secondsLeft,
} from "#lib/response-cache/kept-answers";

/**
 * One cache in front of Next. A page is rendered on the first request for its address and kept as it is sent. For a minute it is
 * fresh; then it is sent once more to everybody while one render refreshes it, for which nobody waits. A render that fails
 * replaces nothing.
 */

export type Rendered = {
	answer: Answer;
	/** What is needed to keep it; undefined if it must not be kept. */
	kept?: Omit<KeptAnswer, "answer">;
	/** Something failed, so the answer from before is better, if there is one. */
	isFailed: boolean;
};
type Render = () => Promise<Rendered>;
/** What to send, and where it comes from: the value of `Cache-Status` (RFC 9211). */
export type Found = { answer: Answer; status: string };

const reads = counter(
	"response_cache_reads_total",
	"Requests for pages: hit, stale (sent and refreshed), miss (rendered first).",
);
const [hits, stales, misses] = ["hit", "stale", "miss"].map((result) => reads.labels({ result }));
const writes = counter(
	"response_cache_writes_total",
	"Pages rendered: new, refreshed, unchanged (the same content again), own (one visitor's), or failed.",
);

const MISS = "website; fwd=miss";

/** The renders under way, each with how many changes had been reported when it began. */
const inFlight = new Map<string, { changes: number; rendered: Promise<Rendered> }>();

/** The answer for this key. What is not kept is rendered, once for all who ask meanwhile. Rejects if `render` does. */
export function answerFor(key: string, render: Render): Found | Promise<Found> {
	const kept = findAnswer(key);
	const freshness = kept ? freshnessOf(kept) : "gone";
	if (kept && (freshness === "fresh" || freshness === "stale")) {
		const isStale = freshness === "stale";
		(isStale ? stales : hits)?.add();
		if (isStale && mayRefresh(kept)) renderOnce(key, render).catch(() => {});
		compressBest(kept.answer, () => findAnswer(key)?.answer === kept.answer);
		return {
			answer: kept.answer,
			status: kept.partition === "files" ? "website; hit" : `website; hit; ttl=${secondsLeft(kept)}`,
		};
	}
	misses?.add();
	return renderOnce(key, render).then(({ answer, isFailed }) => {
		const old = isFailed && freshness === "old" ? kept : undefined;
		return { answer: old?.answer ?? answer, status: MISS };
	});
}

/** The render that is under way for this key, or a new one. Nobody joins one that began before a change. */
function renderOnce(key: string, render: Render): Promise<Rendered> {
	const current = inFlight.get(key);
	const changes = changesSoFar();
	if (current?.changes === changes) return current.rendered;
	const rendered = render().then(
		(result) => {
			keep(key, result);
			return result;
		},
		(error: unknown) => {
			noteFailure(key);
			throw error;
		},
	);
	inFlight.set(key, { changes, rendered });
	const end = () => inFlight.get(key)?.rendered === rendered && inFlight.delete(key);
	rendered.then(end, end);
	return rendered;
}

function keep(key: string, { answer, kept, isFailed }: Rendered) {
	if (isFailed) return noteFailure(key);
	if (!kept) return writes.add({ result: "own" });
	const before = findAnswer(key);
	const isUnchanged = before?.answer.etag === answer.etag;
	if (kept.partition !== "files")
		writes.add({ result: isUnchanged ? "unchanged" : before ? "refreshed" : "new" });
	keepAnswer(key, { ...kept, answer });
}

function noteFailure(key: string) {
	writes.add({ result: "failed" });
	const before = findAnswer(key);
	if (before) before.failedAt = performance.now();
}
