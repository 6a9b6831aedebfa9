import { setTimeout as wait } from "node:timers/promises";
import { BackendFailure } from "#lib/backend/failure";
import { gauge } from "#lib/platform/metrics";
import { processWide } from "#lib/platform/process-wide";

/** After so many failures in a row, or so many timeouts, the backend is left alone … */
const FAILURES_TO_OPEN = 5;
const TIMEOUTS_TO_OPEN = 3;
/** … for so long; then one call tries again. */
const OPEN_MS = 5_000;
/** What other readers wait for that call, so that the first page after a recovery is whole. */
const PROBE_WAIT_MS = 1_000;

type Circuit = {
	failures: number;
	timeouts: number;
	/** While the backend is left alone: until when (`performance.now()`, which no change of the clock moves), and why. */
	open?: { until: number; failure: BackendFailure };
	probe?: Promise<void>;
};

const circuit = processWide("circuit", (): Circuit => ({ failures: 0, timeouts: 0 }));

gauge("backend_circuit_open", "1 while the backend is left alone after failing again and again.", () => [
	{ value: circuit.open ? 1 : 0 },
]);

/** Whether the backend is being left alone just now. */
export const isCircuitOpen = (): boolean => circuit.open !== undefined;

/**
 * Lets a call to the backend through while the backend works. One that fails again and again is left alone for five
 * seconds at a time, so that visitors get the last good content at once instead of waiting for a deadline each.
 * Throws what the call throws; while the circuit is open, a `BackendFailure` with the reason that opened it.
 */
export async function throughCircuit<T>(path: string, call: () => Promise<T>): Promise<T> {
	if (!circuit.open) return counted(call);
	if (circuit.probe) await Promise.race([circuit.probe, wait(PROBE_WAIT_MS, undefined, { ref: false })]);
	if (!circuit.open) return counted(call);
	if (circuit.probe || performance.now() < circuit.open.until) {
		const { reason, status } = circuit.open.failure;
		throw new BackendFailure(reason, path, { status });
	}
	const probe = counted(call).finally(() => {
		circuit.probe = undefined;
	});
	circuit.probe = probe.then(
		() => {},
		() => {},
	);
	return probe;
}

async function counted<T>(call: () => Promise<T>): Promise<T> {
	try {
		const answer = await call();
		close();
		return answer;
	} catch (error) {
		count(error);
		throw error;
	}
}

/** An answer that says no (4xx) or cannot be read shows that the backend is there; it opens nothing. */
function count(error: unknown) {
	if (!(error instanceof BackendFailure)) return;
	const isDown = error.reason === "timeout" || error.reason === "unreachable" || (error.status ?? 0) >= 500;
	if (!isDown) {
		close();
		return;
	}
	circuit.failures += 1;
	if (error.reason === "timeout") circuit.timeouts += 1;
	if (circuit.open || circuit.failures >= FAILURES_TO_OPEN || circuit.timeouts >= TIMEOUTS_TO_OPEN) {
		circuit.open = { until: performance.now() + OPEN_MS, failure: error };
	}
}

function close() {
	circuit.failures = 0;
	circuit.timeouts = 0;
	circuit.open = undefined;
}
