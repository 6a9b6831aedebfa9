import { readdir } from "node:fs/promises";
import { gauge, histogram, total } from "#lib/platform/metrics";
import { storageState } from "#lib/server/readiness";
import { probeTime } from "#lib/submissions/probe-time";
import { submissionService } from "#lib/submissions/service";

const LOOP_TIMER_MS = 20;
/** In seconds. Visitors notice a delay of 0.2. */
const LOOP_DELAYS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10];

/**
 * Registers the metrics of this process and of pending submissions, with the names that Prometheus' own clients use, so that
 * ready-made dashboards show them. Call it once, when the server starts.
 */
export function watchProcess(): void {
	const startedAt = Date.now() / 1_000 - process.uptime();
	total("process_cpu_seconds_total", "Processor time used, in seconds.", () => {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1e6;
	});
	gauge("process_start_time_seconds", "When the process started, in seconds since 1970.", () => [
		{ value: startedAt },
	]);
	gauge("process_resident_memory_bytes", "Resident memory.", () => [{ value: process.memoryUsage.rss() }]);
	gauge("nodejs_heap_size_used_bytes", "Memory of JavaScript's objects.", () => [
		{ value: process.memoryUsage().heapUsed },
	]);
	gauge("nodejs_external_memory_bytes", "Memory of buffers and the like.", () => [
		{ value: process.memoryUsage().external },
	]);
	// Linux only.
	gauge("process_open_fds", "Open file descriptors.", async () => [
		{ value: (await readdir("/proc/self/fd")).length },
	]);
	watchEventLoop();
	gauge("readiness_check_ok", "Whether each check of /readyz passes.", async () => {
		const { folder, store } = await storageState();
		return Object.entries({ folder, store }).map(([check, found]) => ({
			labels: { check },
			value: found === "ok" ? 1 : 0,
		}));
	});
	gauge("submissions", "Submissions, by state.", async () => {
		const { counts } = await (await submissionService()).store.summary();
		return Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));
	});
	gauge("submissions_oldest_open_seconds", "Age of the oldest open submission.", async () => {
		const { oldestOpenMs } = await (await submissionService()).store.summary();
		return [{ value: Math.round(oldestOpenMs / 1_000) }];
	});
	gauge("submissions_probe_timestamp_seconds", "When the delivery target last had a probe.", async () => [
		{ value: Math.round((await probeTime()) / 1_000) },
	]);
}

/** With a timer of its own: Node's `monitorEventLoopDelay` forgets what one reader has read, and there may be two. */
function watchEventLoop() {
	const delays = histogram("event_loop_delay_seconds", "How late the event loop was.", LOOP_DELAYS);
	let before = performance.now();
	setInterval(() => {
		const now = performance.now();
		delays.observe({}, Math.max(0, now - before - LOOP_TIMER_MS) / 1_000);
		before = now;
	}, LOOP_TIMER_MS).unref();
}
