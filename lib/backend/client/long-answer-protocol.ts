import type { FailureReason } from "#lib/backend/client/failure";
import type { JsonAnswer, ListLimits, ListSize } from "#lib/backend/client/json-stream";
import type { ListChanges } from "#lib/backend/client/list-changes";

/** What the main thread asks for. The calls about one text have the same `job` and come one after the other. */
export type Call =
	| { name: "begin"; path: string; limits: ListLimits }
	| { name: "add"; chunk: Uint8Array }
	| { name: "end" }
	/** Reads the stored answer of this path. */
	| { name: "load"; path: string; limits: ListLimits }
	/** Begins a list that comes in pages. Returns how much of it can be of use. */
	| { name: "pages"; path: string; limits: ListLimits }
	/** Adds a page: its text, or a long one that another job has read. Returns how many of its items are new. */
	| { name: "page"; page: { text: string } | { job: number } }
	/** Applies changes to the list that was read. Returns how many items more it has now. */
	| { name: "change"; changes: ListChanges }
	/** Parses the list. With `head`, stores the backend's items first. */
	| { name: "parse"; head?: object }
	| { name: "raw" }
	/** The next items of what `parse` or `raw` made; undefined after the last. */
	| { name: "batch" }
	| { name: "drop" };

/** What is known of a long text before its items are parsed. */
export type LongText = Pick<JsonAnswer, "digest" | "bytes" | "envelope" | "size">;

export type ParsedList = {
	size: ListSize;
	/** Where each item begins and ends in the file, in bytes, by turns. */
	places: Uint32Array;
	/** Why the file could not be written. */
	storeFault?: string;
};

export type CallMessage = { number: number; job: number; call: Call };
export type AnswerMessage = { number: number } & (
	| { result: unknown }
	| { fault: { reason?: FailureReason; isSyntax: boolean; message: string } }
);
