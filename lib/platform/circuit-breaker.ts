export type Circuit<F> = {
	/** Why no calls are made now; undefined while they are. */
	openFor: () => F | undefined;
	/** Notes that a call succeeded, or failed for a reason that says nothing about the server. */
	succeeded: () => void;
	/** Notes that the server failed; `weight`: for how many failures it counts. */
	failed: (failure: F, weight?: number) => void;
	/** Whether calls have been stopped and none has succeeded since. */
	isOpen: () => boolean;
};

/**
 * A circuit breaker: after so many failures in a row it opens for a while, in which callers need not try. Then they all may, and the
 * first failure opens it anew.
 */
export function createCircuit<F>({
	failuresToOpen,
	openMs,
}: {
	failuresToOpen: number;
	openMs: number;
}): Circuit<F> {
	let failures = 0;
	let open: { until: number; failure: F } | undefined;
	return {
		openFor: () => (open && performance.now() < open.until ? open.failure : undefined),
		succeeded: () => {
			failures = 0;
			open = undefined;
		},
		failed: (failure, weight = 1) => {
			failures += weight;
			if (open || failures >= failuresToOpen) open = { until: performance.now() + openMs, failure };
		},
		isOpen: () => open !== undefined,
	};
}
