import { BackendFailure } from "#lib/backend/client/failure";
import { isItemPath } from "#lib/backend/client/resources";
import { globalSingleton } from "#lib/platform/global-singleton";
import { gauge } from "#lib/platform/metrics";

const FAILURES_TO_OPEN = 5;
const OPEN_MS = 5_000;

const CLOSED = { failures: 0, open: undefined as { until: number; failure: BackendFailure } | undefined };

/** A failure in a page also counts for routes and watchers. Once open, a failure opens it anew, until a call succeeds. */
const circuit = globalSingleton("circuit", () => ({ ...CLOSED }));

gauge(
	"backend_circuit_open",
	"1 while the site makes no calls because the backend failed repeatedly.",
	() => [{ value: circuit.open ? 1 : 0 }],
);

/**
 * Makes the call while the backend works. After repeated failures of lists, visitors get the last good content at once instead of each
 * waiting for a timeout. Throws what the call throws; while the circuit is open, a `BackendFailure` with the reason that opened it.
 */
export async function throughCircuit<T>(path: string, call: () => Promise<T>): Promise<T> {
	const { open } = circuit;
	if (open && performance.now() < open.until)
		throw new BackendFailure(open.failure.reason, path, open.failure);
	// Visitors choose which items are read, so those say nothing about the backend.
	if (isItemPath(path)) return call();
	try {
		const value = await call();
		Object.assign(circuit, CLOSED);
		return value;
	} catch (error) {
		const { reason, status = 0 } = error as BackendFailure;
		// A refusal (4xx) or an unreadable response shows that the backend is up. A timeout costs most.
		if (reason === "timeout") circuit.failures += 2;
		else if (reason === "unreachable" || status >= 500) circuit.failures += 1;
		else Object.assign(circuit, CLOSED);
		if (circuit.failures > 0 && (circuit.open || circuit.failures >= FAILURES_TO_OPEN))
			circuit.open = { until: performance.now() + OPEN_MS, failure: error as BackendFailure };
		throw error;
	}
}
