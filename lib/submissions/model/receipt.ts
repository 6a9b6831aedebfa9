/** The response of the delivery target. */
export type TargetResponse = {
	/** `rejected`: understood and rejected. */
	outcome: "delivered" | "rejected";
	/** The target's own text for the visitor. */
	message?: string;
};

/**
 * The state of a submission as far as is known, by the name of its state in the store. In every case it is on disk. Without a target,
 * a pending one counts as delivered.
 */
export type DeliveryOutcome =
	| TargetResponse
	/** The target has not confirmed it in the time that a visitor waits. It will be delivered later. */
	| { outcome: "pending" }
	/** Staff look at it before it goes on: see `SUBMISSION_STATES`. */
	| { outcome: "quarantined" }
	/** The target refused it for good, or nobody can read its responses. Staff decide; nothing more happens automatically. */
	| { outcome: "dead-letter" };

/** A visitor's receipt for a stored submission. */
export type Receipt = {
	/** A reference that the visitor can read out over the phone. */
	reference: string;
	/** The first time, if it was sent again. */
	receivedAt: Date;
	/** Decides what the visitor is told: see `contactReply` and `applicationReply`. */
	delivery: DeliveryOutcome;
};
