import { setTimeout as wait } from "node:timers/promises";
import { BackendFailure } from "#lib/backend/client/failure";
import { globalSingleton } from "#lib/platform/global-singleton";
import { gauge } from "#lib/platform/metrics";

/** After this many failures of lists in a row, or timeouts, no calls are made … */
const FAILURES_TO_OPEN = 5;
const TIMEOUTS_TO_OPEN = 3;
/** … for this long; then one call tries again. */
const OPEN_MS = 5_000;
/** How long other readers wait for that call, so that the first page after a recovery is complete. */
const PROBE_WAIT_MS = 1_000;

/** Until when (`performance.now()`, which no clock change affects), and why. */
type OpenCircuit = { until: number; failure: BackendFailure };
type Circuit = {
	failures: number;
	timeouts: number;
	/** While the circuit is open. */
	open?: OpenCircuit;
	probe?: Promise<void>;
};

/** What fails in a page also counts for routes and watchers. */
const circuit = globalSingleton("circuit", (): Circuit => ({ failures: 0, timeouts: 0 }));

gauge(
	"backend_circuit_open",
	"1 while the site makes no calls because the backend failed repeatedly.",
	() => [{ value: circuit.open ? 1 : 0 }],
);

/** Whether the circuit is open. */
export const isCircuitOpen = (): boolean => circuit.open !== undefined;

/**
 * Makes the call for a list while the backend works. After repeated failures the circuit opens for five seconds at a time, so that
 * visitors get the last good content at once instead of each waiting for a timeout. Throws what the call throws; while the circuit
 * is open, a `BackendFailure` with the reason that opened it.
 */
export async function throughCircuit<T>(path: string, call: () => Promise<T>): Promise<T> {
	if (circuit.probe) await waitForProbe(circuit.probe);
	if (!circuit.open) return counted(call);
	if (circuit.probe || performance.now() < circuit.open.until) throw refusal(path, circuit.open);
	const probe = counted(call).finally(() => {
		circuit.probe = undefined;
	});
	circuit.probe = probe.then(
		() => {},
		() => {},
	);
	return probe;
}

/**
 * Makes the call for an item while the backend works. Its outcome says nothing about the backend: visitors make up ids, and many
 * backends answer 500 to a strange one. So a list is tried in its place (`tryList`) when it is time for a call.
 */
export async function besideCircuit<T>(
	path: string,
	call: () => Promise<T>,
	tryList: () => Promise<unknown>,
): Promise<T> {
	if (circuit.open && !circuit.probe && performance.now() >= circuit.open.until) void tryList();
	if (circuit.probe) await waitForProbe(circuit.probe);
	if (circuit.open) throw refusal(path, circuit.open);
	return call();
}

const waitForProbe = (probe: Promise<void>) =>
	Promise.race([probe, wait(PROBE_WAIT_MS, undefined, { ref: false })]);

const refusal = (path: string, { failure: { reason, status } }: OpenCircuit) =>
	new BackendFailure(reason, path, { status });

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

/** A refusal (4xx) or an unreadable answer shows that the backend is up, so it does not open the circuit. */
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
