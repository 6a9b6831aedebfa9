import { monitorEventLoopDelay } from "node:perf_hooks";
import { gauge } from "#lib/platform/metrics";
import { submissionService } from "#lib/submissions/service";

const NS_PER_SECOND = 1e9;

/** Figures of this process and of what waits to be delivered; called once when the server starts. */
export function watchProcess(): void {
	const delay = monitorEventLoopDelay({ resolution: 20 });
	delay.enable();
	gauge("event_loop_delay_seconds", "Lag of the event loop since it was last asked for.", () => {
		const values = { "0.5": delay.percentile(50), "0.99": delay.percentile(99), "1": delay.max };
		delay.reset();
		return Object.entries(values).map(([quantile, ns]) => ({
			labels: { quantile },
			value: ns / NS_PER_SECOND,
		}));
	});
	gauge("process_memory_bytes", "Memory of the process, by kind.", () =>
		Object.entries(process.memoryUsage()).map(([kind, value]) => ({ labels: { kind }, value })),
	);
	gauge("process_cpu_seconds", "Time on the processor.", () => {
		const { user, system } = process.cpuUsage();
		return [{ value: (user + system) / 1e6 }];
	});
	gauge("process_uptime_seconds", "Since the start of this process.", () => [
		{ value: Math.round(process.uptime()) },
	]);
	gauge("submissions", "What visitors sent, by state.", async () => {
		const { counts } = await (await submissionService()).store.summary();
		return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
	});
	gauge(
		"submissions_oldest_open_seconds",
		"How long the oldest submission that waits has waited.",
		async () => {
			const { oldestOpenMs } = await (await submissionService()).store.summary();
			return [{ value: Math.round(oldestOpenMs / 1_000) }];
		},
	);
}
