import type { Signature } from "#lib/submissions/model/file-signature";

/** What a thread says first; every other message is a verdict. */
export const READY = "ready";
export type InspectionJob = { signature: Signature; content: Uint8Array<ArrayBuffer> };
