import type { DeliveryOutcome } from "#lib/submissions/model/receipt";
import { within } from "#lib/web/deadline";

/** The visitors who wait for one delivery. */
export type Visitors = ReturnType<typeof createVisitors>;

/** `areToldPending`: somebody was told that it is stored and will be passed on, so it is too late to tell of a rejection. */
export function createVisitors(areToldPending: boolean) {
	/** Aborted when their visitors leave. */
	const connections: (AbortSignal | undefined)[] = [];
	let known: DeliveryOutcome | undefined;

	return {
		/** Whether somebody waits for the outcome, and nobody has been told that it will come later. */
		areWaiting: (): boolean => !areToldPending && connections.some((connection) => !connection?.aborted),
		/** Notes the outcome as soon as it is known, which is before it is recorded. */
		note: (outcome: DeliveryOutcome): void => {
			known = outcome;
		},
		/** The outcome for a visitor: when it is recorded, or as known after `waitMs`. */
		wait: (recorded: Promise<DeliveryOutcome>, connection: AbortSignal | undefined, waitMs: number) => {
			connections.push(connection);
			return within<DeliveryOutcome>(recorded, waitMs, () => {
				if (!known && !connection?.aborted) areToldPending = true;
				return known ?? { outcome: "pending" };
			});
		},
	};
}
