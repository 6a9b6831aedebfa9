import { fork } from "node:child_process";
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";

/** As in the site's own metric (`lib/server/process-metrics.ts`). */
const LOOP_TIMER_MS = 20;
const NS_PER_MS = 1e6;

export type IdleProcess = {
	/** The 99th percentile of its event loop's delay since the last call, in milliseconds. */
	loopDelayMs: () => Promise<number>;
	stop: () => void;
};

/** A process that does nothing. How late its event loop is shows how busy the machine is. */
export function startIdleProcess(): IdleProcess {
	const child = fork(import.meta.filename);
	return {
		loopDelayMs: async () => {
			child.send("measure");
			const [delay] = await once(child, "message");
			return delay;
		},
		stop: () => void child.kill(),
	};
}

if (process.send) {
	const delay = monitorEventLoopDelay({ resolution: LOOP_TIMER_MS });
	delay.enable();
	process.on("message", () => {
		process.send?.(Math.max(0, delay.percentile(99) / NS_PER_MS - LOOP_TIMER_MS));
		delay.reset();
	});
}
