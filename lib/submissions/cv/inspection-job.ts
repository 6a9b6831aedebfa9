import type { Signature } from "#lib/submissions/model/file-signature";

/** A thread's first message; every other one is a verdict. */
export const READY = "ready";
export type InspectionJob = { signature: Signature; content: Uint8Array<ArrayBuffer> };
