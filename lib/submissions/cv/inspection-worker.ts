/** The thread in which files are inspected: it may take too long or run out of memory, and is then ended (see `inspector`). */
import { parentPort } from "node:worker_threads";
import { inspect } from "#lib/submissions/cv/inspection";
import type { Signature } from "#lib/submissions/cv/signature";

export type InspectionJob = { signature: Signature; content: Uint8Array<ArrayBuffer> };

// The PDF parser warns of odd numbers, which is no line for our log.
console.warn = () => {};

parentPort?.on("message", async ({ signature, content }: InspectionJob) => {
	parentPort?.postMessage(await inspect(signature, Buffer.from(content.buffer)));
});
