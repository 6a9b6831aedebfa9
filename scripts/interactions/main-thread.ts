/** What a page's main thread did, read from a Chromium trace with the categories below. */

/** Tasks, the load event, and inputs with their next paint. Others would make the trace itself cost time. */
export const TRACE_CATEGORIES = [
	"disabled-by-default-devtools.timeline",
	"devtools.timeline",
	"blink.user_timing",
];

/** Times in microseconds, `tdur` and `tts` by the clock of the thread's processor time. */
export type TraceEvent = {
	name: string;
	ph: string;
	pid: number;
	tid: number;
	ts: number;
	dur?: number;
	tdur?: number;
	id?: string;
	args?: { frame?: string; data?: { type?: string; duration?: number; frame?: string } };
};

/** In milliseconds: by the clock, which other work on the machine lengthens, and on the processor. */
export type Duration = { elapsed: number; processor: number };

type Task = { from: number; to: number; processor: number };

const NONE: Duration = { elapsed: 0, processor: 0 };
/** What counts as one interaction for INP: the inputs, and the events that they lead to. */
const INPUTS = /^(?:pointerdown|pointerup|click|keydown|keyup|input)$/;

/**
 * The longest task before this frame's load event, the longest one after it, and all later ones together. Throws if the trace
 * does not contain the load event.
 */
export function loadingTasks(events: readonly TraceEvent[], frame: string) {
	const load = events.find(({ name, args }) => name === "loadEventStart" && args?.frame === frame);
	if (!load) throw new Error("The trace does not contain the page's load event");
	const tasks = tasksOf(events, load);
	const after = tasks.filter(({ to }) => to > load.ts);
	return {
		before: longest(tasks.filter(({ to }) => to <= load.ts)),
		after: longest(after),
		allAfter: sumOf(after),
	};
}

/**
 * The longest time from an input of this frame to the next paint, with what the main thread did in it; and the longest task
 * after the input, which may come later (a response that is rendered). Throws if the trace contains no input.
 */
export function answerToInput(events: readonly TraceEvent[], frame: string) {
	const inputs = events.filter(({ name, ph, args }) => {
		const { data } = args ?? {};
		return name === "EventTiming" && ph === "b" && data?.frame === frame && INPUTS.test(data.type ?? "");
	});
	const [first] = inputs;
	if (!first) throw new Error("The browser saw no input");
	const tasks = tasksOf(events, first);
	const answers = inputs.map(({ ts, args }) => {
		const elapsed = args?.data?.duration ?? 0;
		return { elapsed, processor: processorTime(tasks, ts, ts + elapsed * 1_000) };
	});
	const start = Math.min(...inputs.map(({ ts }) => ts));
	return {
		answer: answers.reduce((worst, each) => (each.elapsed > worst.elapsed ? each : worst), NONE),
		task: longest(tasks.filter(({ to }) => to > start)),
	};
}

/** The tasks of this event's thread, in order. Tasks that run within others (a nested loop) are part of those. */
function tasksOf(events: readonly TraceEvent[], { pid, tid }: TraceEvent): Task[] {
	const tasks: Task[] = [];
	const all = events
		.filter((event) => event.name === "RunTask" && event.pid === pid && event.tid === tid)
		.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
	for (const { ts, dur = 0, tdur = 0 } of all)
		if (ts >= (tasks.at(-1)?.to ?? 0)) tasks.push({ from: ts, to: ts + dur, processor: tdur });
	return tasks;
}

/** How much of the tasks' processor time falls between two moments, in milliseconds; of a task cut by one, its share. */
function processorTime(tasks: readonly Task[], from: number, to: number): number {
	const shares = tasks.map((task) => {
		const overlap = Math.min(task.to, to) - Math.max(task.from, from);
		return overlap > 0 ? (task.processor * overlap) / (task.to - task.from) : 0;
	});
	return shares.reduce((sum, share) => sum + share, 0) / 1_000;
}

const durationOf = ({ from, to, processor }: Task): Duration => ({
	elapsed: (to - from) / 1_000,
	processor: processor / 1_000,
});

/** Each figure's largest: the task that took most time is not always the one with most work. */
const longest = (tasks: readonly Task[]): Duration =>
	tasks.map(durationOf).reduce(
		(worst, { elapsed, processor }) => ({
			elapsed: Math.max(worst.elapsed, elapsed),
			processor: Math.max(worst.processor, processor),
		}),
		NONE,
	);

const sumOf = (tasks: readonly Task[]): Duration =>
	tasks.map(durationOf).reduce(
		(sum, { elapsed, processor }) => ({
			elapsed: sum.elapsed + elapsed,
			processor: sum.processor + processor,
		}),
		NONE,
	);
