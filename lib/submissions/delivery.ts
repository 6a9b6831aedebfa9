import { setTimeout as wait } from "node:timers/promises";
import { DELIVERY_DAYS } from "#lib/company/limits";
import { DAY_MS } from "#lib/platform/durations";
import { errorName } from "#lib/platform/error-name";
import { log } from "#lib/platform/log";
import { type Channel, DeliveryFailure } from "#lib/submissions/channel/channel";
import type { Answer, Delivery } from "#lib/submissions/model/receipt";
import type { Submission } from "#lib/submissions/model/submission";
import { LONGEST_DELAY_MS } from "#lib/submissions/store/sql-states";
import type { Ending, SubmissionStore } from "#lib/submissions/store/store";

/**
 * The lease by the longest delivery, so that none outlives its own. After a crash another process takes over when it ends: for the
 * admin API within three minutes, including the time to find it, for mail within a quarter of an hour.
 */
const LEASE_PER_DELIVERY = 1.25;
const FIRST_DELAY_MS = 5_000;
const GIVE_UP_AFTER_MS = DELIVERY_DAYS * DAY_MS;
/** How often the worker looks for due submissions, and how many of its deliveries run at once. */
const POLL_MS = 1_000;
const CONCURRENT_MAX = 8;
/** How many visitors' first deliveries may wait for a slow receiver at once; further ones go to the worker. */
const INLINE_MAX = 64;
const PROBE_MS = 5_000;
/** How long after a failure of the store the end of a delivery is recorded again. */
const RECORD_AGAIN_MS = 1_000;
/** How often a repeat looks for the outcome of a delivery by another process. */
const REPEAT_POLL_MS = 100;
/** Why a submission was parked that the receiver rejected when nobody was left to read it. */
export const REJECTED_LATE = "rejected by the receiver after the visitor had left";

export type DeliveryTiming = {
	/** How long a visitor waits for the receiver's answer. */
	visitorWaitMs: number;
} & Partial<typeof TIMING & Pick<Channel, "deliveryMaxMs">>;
/** Durations that tests shorten. */
const TIMING = {
	firstDelayMs: FIRST_DELAY_MS,
	longestDelayMs: LONGEST_DELAY_MS,
	pollMs: POLL_MS,
	probeMs: PROBE_MS,
	recordAgainMs: RECORD_AGAIN_MS,
};

/** A delivery in progress in this process. */
type Running = {
	begunBy: "visitor" | "worker";
	/** Its outcome is known and recorded, or could not be recorded at once. */
	answered: Promise<Delivery>;
	/** Its outcome is recorded, or its lease has ended. */
	ended: Promise<void>;
	visitors: Visitors;
};
/** Those who wait for a delivery. */
type Visitors = {
	/** Their connections, which are aborted when they leave. */
	connections: (AbortSignal | undefined)[];
	/** Somebody was told that it is saved and will be passed on, so it is too late to tell of a rejection. */
	areToldSaved: boolean;
	/** The outcome, from when it is known, which is before it is recorded. */
	outcome: Delivery | undefined;
};

export type DeliveryWorker = ReturnType<typeof createDelivery>;

/**
 * Delivers submissions to the company, each at least once with one idempotency key. No delivery begins beside another of the same
 * submission. A failed one is retried after 5 s, doubling to 15 min, for a week since it arrived or staff last sent it on. A
 * submission that the receiver refuses for good is parked, and so is one whose answer cannot be read twice in a row, or that it
 * rejects when the visitor has left or been told that it is saved. Without a channel everything stays for the command line and
 * counts as delivered, because the store is then the company's inbox.
 */
export function createDelivery(store: SubmissionStore, channel: Channel | undefined, timing: DeliveryTiming) {
	const spans = { ...TIMING, ...timing };
	const deliveryMaxMs = timing.deliveryMaxMs ?? channel?.deliveryMaxMs ?? 0;
	const leaseMs = deliveryMaxMs * LEASE_PER_DELIVERY;
	const inFlight = new Map<string, Running>();
	/** How many submissions the receiver has accepted or rejected, and the number when it first refused one that had waited. */
	let judged = 0;
	const refusedAt = new Map<string, number>();
	let isStopping = false;
	let loop: Promise<void> | undefined;
	let checkNow = () => {};
	let nextProbe: NodeJS.Timeout | undefined;

	function begin(submission: Submission, to: Channel, begunBy: Running["begunBy"]): Running {
		// When the worker delivers something, its visitor has long been told that it is saved.
		const visitors: Visitors = { connections: [], areToldSaved: begunBy === "worker", outcome: undefined };
		const answer = Promise.withResolvers<Delivery>();
		const ended = deliver(submission, to, visitors, answer.resolve).finally(() => {
			inFlight.delete(submission.id);
			checkNow();
		});
		const running = { begunBy, answered: answer.promise, ended, visitors };
		inFlight.set(submission.id, running);
		return running;
	}

	const howManyBegunBy = (whom: Running["begunBy"]) =>
		[...inFlight.values()].filter(({ begunBy }) => begunBy === whom).length;

	/**
	 * Visitors get their answer when recording it has been tried once. If the store fails, it is tried again for as long as the lease
	 * holds; then the submission is delivered again.
	 */
	async function deliver(
		submission: Submission,
		to: Channel,
		visitors: Visitors,
		answer: (outcome: Delivery) => void,
	): Promise<void> {
		const { id, kind, attempts } = submission;
		const leaseEnd = performance.now() + leaseMs;
		const { outcome, ending } = await attempt(submission, to, visitors);
		const { state } = ending;
		if ("error" in ending) {
			log.warn({ id, kind, attempts, state, reason: ending.error }, "submission not delivered");
		} else {
			log.info({ id, kind, attempts, state }, "submission delivered");
		}
		let fault = await faultOfRecording(submission, ending);
		answer(outcome);
		while (fault !== undefined && performance.now() + spans.recordAgainMs < leaseEnd) {
			await wait(spans.recordAgainMs);
			fault = await faultOfRecording(submission, ending);
		}
		if (fault !== undefined) log.error({ id, reason: fault }, "end of a delivery not recorded");
		if (state === "pending") probe(to);
	}

	/** Recording it twice changes nothing: the first ends the attempt. */
	const faultOfRecording = ({ id, attempts }: Submission, ending: Ending): Promise<string | undefined> =>
		store.finish(id, attempts, ending).then(() => undefined, errorName);

	async function attempt(
		submission: Submission,
		to: Channel,
		visitors: Visitors,
	): Promise<{ outcome: Delivery; ending: Ending }> {
		const deadline = AbortSignal.timeout(deliveryMaxMs);
		try {
			const answer = await to.deliver(submission, deadline);
			judged += 1;
			refusedAt.delete(submission.id);
			const isUnread = answer.outcome === "rejected" && !areWaiting(visitors);
			const outcome: Delivery = isUnread ? { outcome: "parked" } : answer;
			visitors.outcome = outcome;
			return { outcome, ending: endingAfter(answer, isUnread) };
		} catch (error) {
			const ending = endingOf(error, submission);
			const outcome: Delivery = { outcome: ending.state === "parked" ? "parked" : "stored" };
			visitors.outcome = outcome;
			return { outcome, ending };
		}
	}

	function endingOf(error: unknown, submission: Submission): Ending & { error: string } {
		const reason = error instanceof DeliveryFailure ? error.message : `fault: ${errorName(error)}`;
		const retries = error instanceof DeliveryFailure ? error.retries : "unlimited";
		const isFinal =
			(retries === "none" && isAboutIt(submission)) || (retries === "one" && submission.lastError === reason);
		const isTooOld = Date.now() - (submission.releasedAt ?? submission.createdAt) > GIVE_UP_AFTER_MS;
		if (isFinal || isTooOld) {
			refusedAt.delete(submission.id);
			return { state: "parked", error: reason };
		}
		return { state: "pending", error: reason, delayMs: delayAfter(submission.attempts) };
	}

	/**
	 * Whether a refusal is about this submission. On the first try it is. One that has waited while the receiver had problems may
	 * be refused because of them, so its refusal counts only if it is repeated after the receiver has accepted another one.
	 */
	function isAboutIt({ id, lastError }: Submission): boolean {
		const first = refusedAt.get(id);
		if (lastError === undefined || (first !== undefined && judged > first)) return true;
		if (first === undefined) refusedAt.set(id, judged);
		return false;
	}

	/** Doubles from the first to the longest delay, minus up to a quarter at random, so that retries do not arrive together. */
	function delayAfter(attempts: number): number {
		const full = Math.min(spans.firstDelayMs * 2 ** (attempts - 1), spans.longestDelayMs);
		return Math.round(full * (1 - Math.random() / 4));
	}

	/**
	 * A submission may wait a quarter of an hour while the receiver is down. So the worker makes a small request every five
	 * seconds, and as soon as it succeeds everything is due. If the receiver was up all along, the submission is at fault and
	 * keeps its delay.
	 */
	function probe(to: Channel, wasDown = false) {
		if (nextProbe || isStopping) return;
		nextProbe = setTimeout(
			async () => {
				const isUp = await to.isUp();
				nextProbe = undefined;
				if (!isUp) return probe(to, true);
				if (!wasDown) return;
				const madeDue = await store.makeDue().catch(() => 0);
				log.info({ madeDue }, "receiver is back");
				checkNow();
			},
			wasDown ? spans.probeMs : 0,
		);
		nextProbe.unref();
	}

	async function work(to: Channel) {
		while (!isStopping) {
			const free = CONCURRENT_MAX - howManyBegunBy("worker");
			const claimed = free > 0 ? await claim(free) : [];
			for (const submission of claimed) begin(submission, to, "worker");
			if (claimed.length === 0) await pause();
		}
	}

	async function claim(limit: number): Promise<Submission[]> {
		try {
			return await store.claim(limit, leaseMs);
		} catch (error) {
			log.error({ reason: errorName(error) }, "store not readable");
			return [];
		}
	}

	const pause = () =>
		new Promise<void>((resolve) => {
			const timer = setTimeout(resolve, spans.pollMs);
			timer.unref();
			checkNow = () => {
				clearTimeout(timer);
				resolve();
			};
		});

	const withinVisitorWait = (
		{ answered, visitors }: Running,
		connection: AbortSignal | undefined,
	): Promise<Delivery> => {
		visitors.connections.push(connection);
		let timer: NodeJS.Timeout | undefined;
		const timeLimit = new Promise<Delivery>((resolve) => {
			timer = setTimeout(() => {
				if (!visitors.outcome && !connection?.aborted) visitors.areToldSaved = true;
				resolve(visitors.outcome ?? { outcome: "stored" });
			}, spans.visitorWaitMs);
		});
		return Promise.race([answered, timeLimit]).finally(() => clearTimeout(timer));
	};

	/** The submission when its delivery by another process has ended, or the visitor's wait has. */
	async function afterDelivery(submission: Submission): Promise<Submission> {
		const deadline = performance.now() + spans.visitorWaitMs;
		let latest = submission;
		while (latest.state === "delivering" && performance.now() < deadline) {
			await wait(REPEAT_POLL_MS);
			latest = (await store.find(submission.reference).catch(() => undefined)) ?? latest;
		}
		return latest;
	}

	return {
		/** The lease to store a submission with, so that its delivery can start at once; undefined if it cannot. */
		inlineLeaseMs: () =>
			channel && !isStopping && howManyBegunBy("visitor") < INLINE_MAX ? leaseMs : undefined,

		/**
		 * Delivers a submission that this process has leased, and returns what is known by the time a visitor needs an answer.
		 * `connection` is aborted when the visitor leaves.
		 */
		deliverNow: async (submission: Submission, connection?: AbortSignal): Promise<Delivery> =>
			channel
				? withinVisitorWait(begin(submission, channel, "visitor"), connection)
				: { outcome: "accepted" },

		/** What is known about a current or finished delivery, for a repeated request. */
		outcomeOf: async (submission: Submission, connection?: AbortSignal): Promise<Delivery> => {
			const running = inFlight.get(submission.id);
			if (running) return withinVisitorWait(running, connection);
			const { state, answer } = await afterDelivery(submission);
			switch (state) {
				case "delivered":
					return { outcome: "accepted", message: answer };
				case "rejected":
					return { outcome: "rejected", message: answer };
				case "quarantined":
					return { outcome: "held" };
				case "parked":
					return { outcome: "parked" };
				default:
					return channel ? { outcome: "stored" } : { outcome: "accepted" };
			}
		},

		/** Delivers due submissions until `stop`. */
		start: () => {
			if (channel) loop ??= work(channel);
		},

		/**
		 * Starts nothing new, and resolves when the deliveries in progress have ended. A submission that was being stored is still
		 * delivered; call it again for that one.
		 */
		stop: async () => {
			isStopping = true;
			clearTimeout(nextProbe);
			checkNow();
			await loop;
			await Promise.allSettled([...inFlight.values()].map(({ ended }) => ended));
		},
	};
}

/** Somebody waits for the outcome, and nobody has been told that it will come later. */
const areWaiting = ({ connections, areToldSaved }: Visitors): boolean =>
	!areToldSaved && connections.some((connection) => !connection?.aborted);

const endingAfter = ({ outcome, message: answer }: Answer, isUnread: boolean): Ending => {
	if (isUnread) return { state: "parked", error: REJECTED_LATE, answer };
	return { state: outcome === "accepted" ? "delivered" : "rejected", answer };
};
