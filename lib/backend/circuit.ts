import { BackendFailure } from "#lib/backend/failure";
import { gauge } from "#lib/metrics";
import { processWide } from "#lib/process-wide";

/** After so many failures in a row, or so many timeouts, the backend is left alone … */
const FAILURES_TO_OPEN = 5;
const TIMEOUTS_TO_OPEN = 3;
/** … for so long; then one call tries again. */
const OPEN_MS = 5_000;

const circuit = processWide("circuit", () => ({ failures: 0, timeouts: 0, openUntil: 0, isProbing: false }));

gauge("backend_circuit_open", "1 while the backend is left alone after failing again and again.", () => [
	{ value: circuit.openUntil > 0 ? 1 : 0 },
]);

/** Whether the backend is being left alone just now. */
export const isCircuitOpen = (): boolean => circuit.openUntil > 0;

/**
 * Lets a call to the backend through while the backend works. One that fails again and again is left alone for five
 * seconds at a time, so that visitors get the last good content at once instead of waiting for a deadline each.
 * Throws what the call throws, or `BackendFailure` at once while the circuit is open.
 */
export async function throughCircuit<T>(path: string, call: () => Promise<T>): Promise<T> {
	const wasOpen = circuit.openUntil > 0;
	if (wasOpen && (Date.now() < circuit.openUntil || circuit.isProbing)) {
		throw new BackendFailure("unreachable", path);
	}
	circuit.isProbing = wasOpen;
	try {
		const answer = await call();
		close();
		return answer;
	} catch (error) {
		count(error, wasOpen);
		throw error;
	} finally {
		if (wasOpen) circuit.isProbing = false;
	}
}

/** An answer that says no (4xx) or cannot be read shows that the backend is there; it opens nothing. */
function count(error: unknown, wasProbe: boolean) {
	if (!(error instanceof BackendFailure)) return;
	const isDown = error.reason === "timeout" || error.reason === "unreachable" || (error.status ?? 0) >= 500;
	if (!isDown) {
		close();
		return;
	}
	circuit.failures += 1;
	if (error.reason === "timeout") circuit.timeouts += 1;
	if (wasProbe || circuit.failures >= FAILURES_TO_OPEN || circuit.timeouts >= TIMEOUTS_TO_OPEN) {
		circuit.openUntil = Date.now() + OPEN_MS;
	}
}

function close() {
	circuit.failures = 0;
	circuit.timeouts = 0;
	circuit.openUntil = 0;
}
