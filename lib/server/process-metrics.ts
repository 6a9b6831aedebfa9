import { monitorEventLoopDelay } from "node:perf_hooks";
import { gauge } from "#lib/platform/metrics";
import { submissionService } from "#lib/submissions/service";

const NS_PER_SECOND = 1e9;
const LOOP_TIMER_MS = 20;

/** Registers the metrics of this process and of pending submissions. Call it once, when the server starts. */
export function watchProcess(): void {
	const delay = monitorEventLoopDelay({ resolution: LOOP_TIMER_MS });
	delay.enable();
	gauge("event_loop_delay_seconds", "Lag of the event loop since the last scrape.", () => {
		const values = { "0.5": delay.percentile(50), "0.99": delay.percentile(99), "1": delay.max };
		delay.reset();
		return Object.entries(values).map(([quantile, ns]) => ({
			labels: { quantile },
			// It measures the time between two turns of its own timer.
			value: Math.max(0, ns / NS_PER_SECOND - LOOP_TIMER_MS / 1_000),
		}));
	});
	gauge("process_memory_bytes", "Memory of the process, by kind.", () =>
		Object.entries(process.memoryUsage()).map(([kind, value]) => ({ labels: { kind }, value })),
	);
	gauge("process_cpu_seconds", "Processor time used.", () => {
		const { user, system } = process.cpuUsage();
		return [{ value: (user + system) / 1e6 }];
	});
	gauge("process_uptime_seconds", "Seconds since this process started.", () => [
		{ value: Math.round(process.uptime()) },
	]);
	gauge("submissions", "Submissions, by state.", async () => {
		const { counts } = await (await submissionService()).store.summary();
		return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
	});
	gauge("submissions_oldest_open_seconds", "Age of the oldest open submission.", async () => {
		const { oldestOpenMs } = await (await submissionService()).store.summary();
		return [{ value: Math.round(oldestOpenMs / 1_000) }];
	});
}
