/** States in which a submission is still on its way, as an SQL list. */
export const OPEN_STATES = "'pending', 'delivering'";
/** States in which nothing more will happen to it, so that it may be forgotten in time. */
export const CLOSED_STATES = "'delivered', 'rejected'";

/** The longest time between two deliveries. What is due later than that was written under a clock that has been set back. */
export const LONGEST_DELAY_MS = 15 * 60_000;
/** An earlier submission of the same person that cannot be delivered holds later ones up for so long and no longer. */
export const ORDER_HOLD_MS = 60_000;
