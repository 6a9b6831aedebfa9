/** The receiver's answer. */
export type Answer =
	/** Accepted. `message` is the receiver's own text for the visitor. */
	| { outcome: "accepted"; message?: string }
	/** Understood and rejected. */
	| { outcome: "rejected"; message?: string };

/** What the visitor may be told. In every case the submission is on disk. */
export type Delivery =
	| Answer
	/** The receiver has not confirmed it in the time that a visitor waits. It will be delivered later. */
	| { outcome: "stored" }
	/** It looks like spam. Staff look at it before it goes on. */
	| { outcome: "held" }
	/** The receiver refused it for good, or nobody can read its answers. Staff decide; nothing more happens automatically. */
	| { outcome: "parked" };

/** A visitor's receipt for a stored submission. */
export type Receipt = {
	/** A reference that the visitor can read out over the phone. */
	reference: string;
	/** It was sent before; this is the original receipt. */
	isDuplicate: boolean;
	/** Decides the message: see `contactReply` and `applicationReply`. */
	delivery: Delivery;
};
