/** States of a submission that is still to be delivered, as an SQL list. */
export const OPEN_STATES = "'pending', 'delivering'";
/** Final states, after which a submission may be deleted in time. */
export const CLOSED_STATES = "'delivered', 'rejected'";

/** The longest time between two deliveries. A later due time was written before the clock was set back. */
export const LONGEST_DELAY_MS = 15 * 60_000;
/** Clock-skew tolerance for leases still in progress. */
export const CLOCK_TOLERANCE_MS = 60_000;
/**
 * How long an earlier submission that cannot be delivered delays later ones of the same person at most. With strict order, something
 * that always fails, sent in a victim's name, would delay the victim's own for a week.
 */
export const ORDER_HOLD_MS = 60_000;
