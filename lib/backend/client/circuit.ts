import { BackendFailure } from "#lib/backend/client/failure";
import { isItemPath } from "#lib/backend/client/resources";
import { createCircuit } from "#lib/platform/circuit-breaker";
import { globalSingleton } from "#lib/platform/global-singleton";
import { gauge } from "#lib/platform/metrics";

/** What fails in a page also counts for routes and watchers. */
const circuit = globalSingleton("circuit", () =>
	createCircuit<BackendFailure>({ failuresToOpen: 5, openMs: 5_000 }),
);

gauge(
	"backend_circuit_open",
	"1 while the site makes no calls because the backend failed repeatedly.",
	() => [{ value: circuit.isOpen() ? 1 : 0 }],
);

/**
 * Makes the call while the backend works. After repeated failures of lists, visitors get the last good content at once instead of each
 * waiting for a timeout. Throws what the call throws; while the circuit is open, a `BackendFailure` with the reason that opened it.
 */
export async function throughCircuit<T>(path: string, call: () => Promise<T>): Promise<T> {
	const failure = circuit.openFor();
	if (failure) throw new BackendFailure(failure.reason, path, failure);
	// Visitors choose which items are read, so those say nothing about the backend.
	if (isItemPath(path)) return call();
	try {
		const value = await call();
		circuit.succeeded();
		return value;
	} catch (error) {
		const { reason, status = 0 } = error as Partial<BackendFailure>;
		// A refusal (4xx) or an unreadable response shows that the backend is up. A timeout costs most.
		if (reason === "timeout") circuit.failed(error as BackendFailure, 2);
		else if (reason === "unreachable" || status >= 500) circuit.failed(error as BackendFailure);
		else circuit.succeeded();
		throw error;
	}
}
