/** What the receiver said. */
export type Answer =
	/** It has it. `message` is its own word to the visitor. */
	| { outcome: "accepted"; message?: string }
	/** It understood and said no. */
	| { outcome: "rejected"; message?: string };

/** What may be told to the visitor. Whatever it is, the submission is on disk. */
export type Delivery =
	| Answer
	/** The receiver has not confirmed it in the time that a visitor can be made to wait. It will be delivered later. */
	| { outcome: "stored" }
	/** The receiver refused it for good. Staff decide; nothing more happens by itself. */
	| { outcome: "parked" };

/** What a visitor gets for a submission that is on disk. */
export type Receipt = {
	/** What the visitor can read out over the phone. */
	reference: string;
	/** It had come before; this is the receipt of then. */
	isDuplicate: boolean;
	/** Which message is true: see `contactMessage` and `applicationMessage`. */
	delivery: Delivery;
};
