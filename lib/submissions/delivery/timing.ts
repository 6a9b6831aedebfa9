import type { DeliveryTarget } from "#lib/submissions/delivery/delivery-target";
import { LONGEST_DELAY_MS } from "#lib/submissions/store/sql-states";

/** Durations that tests shorten. */
export const TIMING = {
	firstDelayMs: 5_000,
	longestDelayMs: LONGEST_DELAY_MS,
	/** How often the worker looks for due submissions. */
	pollMs: 1_000,
};
export type DeliveryTiming = {
	/** How long a visitor waits for the target's response. */
	visitorWaitMs: number;
} & Partial<typeof TIMING & Pick<DeliveryTarget, "deliveryMaxMs">>;
export type DeliverySpans = Required<DeliveryTiming>;
