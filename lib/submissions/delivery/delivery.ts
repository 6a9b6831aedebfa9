import { setTimeout as wait } from "node:timers/promises";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import type { DeliveryTarget } from "#lib/submissions/delivery/delivery-target";
import { createInFlight, type InFlight } from "#lib/submissions/delivery/in-flight";
import { type DeliveryTiming, TIMING } from "#lib/submissions/delivery/timing";
import type { DeliveryOutcome } from "#lib/submissions/model/receipt";
import type { Submission } from "#lib/submissions/model/submission";
import type { SubmissionStore } from "#lib/submissions/store/store";

/**
 * A lease is this many times as long as the longest delivery, so that no delivery outlives its lease. After a crash another process
 * takes over when it ends: for the admin API within three minutes, including the time to find it, for mail within a quarter of an hour.
 * Renewing a short lease would need a timer and a write for each delivery, to speed up only what a crash interrupts.
 */
const LEASE_PER_DELIVERY = 1.25;
/** How many deliveries of the worker run at once. */
const CONCURRENT_MAX = 8;
/** How many visitors' first deliveries may wait for a slow target at once; further ones go to the worker. */
const INLINE_MAX = 64;
/** How often a repeat looks for the outcome of a delivery by another process. */
const REPEAT_POLL_MS = 100;

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Delivers submissions to the company, each at least once with one idempotency key. No delivery begins beside another of the same
 * submission. A failed one is retried after 5 s, doubling to 15 min, for a week since it arrived or staff last sent it on. A
 * submission that the target refuses for good is a dead letter, and so is one whose response cannot be read twice in a row, or that is
 * rejected when the visitor has left or been told that it is pending. Without a target everything stays for the command line and
 * counts as delivered, because the store is then the company's inbox.
 */
export function createDelivery(
	store: SubmissionStore,
	target: DeliveryTarget | undefined,
	timing: DeliveryTiming,
) {
	const spans = { ...TIMING, deliveryMaxMs: target?.deliveryMaxMs ?? 0, ...timing };
	const leaseMs = spans.deliveryMaxMs * LEASE_PER_DELIVERY;
	const inFlight = target && createInFlight(store, target, { spans, onEnd: () => worker?.lookNow() });
	const worker = inFlight && createWorker(store, inFlight, { pollMs: spans.pollMs, leaseMs });
	const { visitorWaitMs } = spans;
	const withoutTarget: DeliveryOutcome = { outcome: "delivered" };
	const outcomeFor = ({ ended, visitors }: InFlight, connection: AbortSignal | undefined) =>
		visitors.wait(ended, connection, visitorWaitMs);

	return {
		/** Whether there is anything to deliver to. */
		hasTarget: target !== undefined,

		/** The lease to store a submission with, so that its delivery can start at once; undefined if it cannot. */
		inlineLeaseMs: (): number | undefined =>
			worker && !worker.isStopping() && inFlight.count("visitor") < INLINE_MAX ? leaseMs : undefined,

		/**
		 * Delivers a submission that this process has leased, and returns what is known by the time a visitor needs a response.
		 * `connection` is aborted when the visitor leaves.
		 */
		deliverNow: async (submission: Submission, connection?: AbortSignal): Promise<DeliveryOutcome> =>
			inFlight ? outcomeFor(inFlight.begin(submission, "visitor"), connection) : withoutTarget,

		/** The state of a current or finished delivery, for a repeated request. */
		outcomeOf: async (submission: Submission, connection?: AbortSignal): Promise<DeliveryOutcome> => {
			const running = inFlight?.find(submission.id);
			if (running) return outcomeFor(running, connection);
			const { state, answer } = await whenDelivered(store, submission, visitorWaitMs);
			if (state === "delivered" || state === "rejected") return { outcome: state, message: answer };
			if (state === "quarantined" || state === "dead-letter") return { outcome: state };
			return inFlight ? { outcome: "pending" } : withoutTarget;
		},

		/** Delivers due submissions until `stop`. */
		start: (): void => worker?.start(),

		/**
		 * Starts nothing new, and resolves when the deliveries in progress have ended. A submission that was being stored is still
		 * delivered; call it again for that one.
		 */
		stop: async (): Promise<void> => {
			await worker?.stop();
			await inFlight?.end();
		},
	};
}

/** Looks for due submissions, and begins their deliveries. */
function createWorker(
	store: SubmissionStore,
	inFlight: ReturnType<typeof createInFlight>,
	{ pollMs, leaseMs }: { pollMs: number; leaseMs: number },
) {
	let isStopping = false;
	let loop: Promise<void> | undefined;
	let lookNow = () => {};

	async function work() {
		while (!isStopping) {
			const free = CONCURRENT_MAX - inFlight.count("worker");
			const claimed = free > 0 ? await claim(free) : [];
			for (const submission of claimed) inFlight.begin(submission, "worker");
			if (claimed.length === 0) await pause();
		}
	}

	const claim = (limit: number): Promise<Submission[]> =>
		store.claim(limit, leaseMs).catch((error) => {
			log.error({ reason: errorName(error) }, "store not readable");
			return [];
		});

	const pause = () =>
		new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, pollMs);
			timer.unref();
			lookNow = () => {
				clearTimeout(timer);
				resolve();
			};
		});

	return {
		isStopping: () => isStopping,
		/** Ends a pause: something may be due. */
		lookNow: () => lookNow(),
		start: () => {
			loop ??= work();
		},
		stop: async () => {
			isStopping = true;
			lookNow();
			await loop;
		},
	};
}

/** The submission when its delivery by another process has ended, or the visitor's wait has. */
async function whenDelivered(
	store: SubmissionStore,
	submission: Submission,
	visitorWaitMs: number,
): Promise<Submission> {
	const deadline = performance.now() + visitorWaitMs;
	let latest = submission;
	while (latest.state === "delivering" && performance.now() < deadline) {
		await wait(REPEAT_POLL_MS);
		latest = (await store.find(submission.reference).catch(() => undefined)) ?? latest;
	}
	return latest;
}
