import { LRUCache } from "lru-cache";
import { counter } from "#lib/platform/metrics";
import type { Pause } from "#lib/platform/request-context";

/**
 * Renders take turns, so that a burst of made-up URLs keeps nobody waiting. Two run at a time, and the event loop turns before each
 * begins: cached pages and `/healthz` are answered meanwhile. Pages that the site lists go first, and networks take turns.
 */

/** A request that waits for a render: the network that asked first, and whether the site lists the page. */
export type Waiter = {
	network: string;
	isListed: boolean;
	/** Whether anybody still waits for it; by default always. */
	isWanted?: () => boolean;
};

/** The render was refused, because too many wait. */
export class RenderRefused extends Error {
	override readonly name = "RenderRefused";
}

/** A render slower than this is assumed to wait for I/O and gives its slot up. */
const SLOT_MAX_MS = 2_000;
const NETWORKS_MAX = 1_000;
/**
 * Turns of the event loop before each render. In each turn, libuv (since 1.45) accepts one connection of a listening socket. While a
 * page renders, most turns take milliseconds, so a visitor whose connection arrives behind a hundred others would wait for a second.
 */
const TURNS_BETWEEN = 25;

const refused = counter("renders_refused_total", "Renders refused with a 503, because too many waited.");

type Waiting = Waiter & { begin: () => void; refuse: () => void };

/**
 * A queue of its own, of so many renders at a time. Its `run` settles as the render does. When more than `waitingMax` wait, the newest
 * of the network with the most is rejected with `RenderRefused`. By default, those are a second's work of pages.
 */
export function createRenderQueue({ atATime = 2, waitingMax = 50 } = {}) {
	/** Renders that have not begun, in the order in which they came. */
	const waiting: Waiting[] = [];
	/** Renders that go on after a pause. */
	const resuming: (() => void)[] = [];
	/** The number of the last turn of each network. */
	const lastTurns = new LRUCache<string, number>({ max: NETWORKS_MAX });
	let turn = 0;
	let running = 0;
	let isDue = false;

	/** Without this, a client that asks, leaves and asks again would hold all places. */
	const forgetUnwanted = () => {
		const unwanted = waiting.filter(({ isWanted }) => isWanted && !isWanted());
		for (const waiter of unwanted) {
			waiting.splice(waiting.indexOf(waiter), 1);
			waiter.refuse();
		}
	};
	const takeNext = (): Waiting | undefined => {
		forgetUnwanted();
		const listed = waiting.filter(({ isListed }) => isListed);
		const lastTurn = ({ network }: Waiting) => lastTurns.get(network) ?? 0;
		const [next] = (listed.length > 0 ? listed : waiting).toSorted((a, b) => lastTurn(a) - lastTurn(b));
		if (!next) return undefined;
		waiting.splice(waiting.indexOf(next), 1);
		turn += 1;
		lastTurns.set(next.network, turn);
		return next;
	};
	/** Gives free slots away one by one. */
	const advance = () => {
		if (isDue || running >= atATime) return;
		isDue = true;
		afterTurns(TURNS_BETWEEN, () => {
			isDue = false;
			const begin = running < atATime ? (resuming.shift() ?? takeNext()?.begin) : undefined;
			if (!begin) return;
			running += 1;
			begin();
			advance();
		});
	};
	const leave = () => {
		running -= 1;
		advance();
	};
	const admitted = (waiter: Waiter) =>
		new Promise<void>((begin, reject) => {
			waiting.push({ ...waiter, begin, refuse: () => reject(new RenderRefused()) });
			if (waiting.length > waitingMax) forgetUnwanted();
			if (waiting.length > waitingMax) refuseOne(waiting);
			advance();
		});
	const resumed = () =>
		new Promise<void>((resume) => {
			resuming.push(resume);
			advance();
		});

	async function run<T>(waiter: Waiter, render: (pause: Pause) => Promise<T>): Promise<T> {
		await admitted(waiter);
		const slot = slotFor({ leave, resumed });
		try {
			return await render(slot.pause);
		} finally {
			slot.end();
		}
	}
	return { run };
}

/** Calls back after this many turns of the event loop. Without other work, each takes a few microseconds. */
function afterTurns(turns: number, callback: () => void) {
	if (turns === 0) callback();
	else setImmediate(afterTurns, turns - 1, callback);
}

/** The slot of a render that has begun: taken until it pauses, ends, or takes too long. */
function slotFor({ leave, resumed }: { leave: () => void; resumed: () => Promise<void> }) {
	let pauses = 0;
	let isTaken = true;
	let isOver = false;
	const expire = () => setTimeout(giveUp, SLOT_MAX_MS).unref();
	const giveUp = () => {
		clearTimeout(limit);
		if (isTaken) leave();
		isTaken = false;
	};
	let limit = expire();
	const resume = async () => {
		await resumed();
		// Of parts of a page that pause at the same time, another may have been first.
		if (isTaken || isOver) return leave();
		isTaken = true;
		limit = expire();
	};
	const pause: Pause = async (wait) => {
		pauses += 1;
		giveUp();
		try {
			return await wait();
		} finally {
			pauses -= 1;
			if (pauses === 0 && !isTaken && !isOver) await resume();
		}
	};
	const end = () => {
		isOver = true;
		giveUp();
	};
	return { pause, end };
}

/** Rejects the newest waiter of the busiest network, unlisted pages first. */
function refuseOne(waiting: Waiting[]) {
	const counts = new Map<string, number>();
	for (const { network } of waiting) counts.set(network, (counts.get(network) ?? 0) + 1);
	const most = Math.max(...counts.values());
	const ofBusiest = waiting.filter(({ network }) => counts.get(network) === most);
	const newest = ofBusiest.findLast(({ isListed }) => !isListed) ?? ofBusiest.at(-1);
	if (!newest) return;
	waiting.splice(waiting.indexOf(newest), 1);
	refused.add();
	newest.refuse();
}
