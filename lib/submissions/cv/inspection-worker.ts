/** The thread that inspects files. It is terminated if it takes too long or runs out of memory (see `inspector`). */
import { parentPort } from "node:worker_threads";
import { inspect } from "#lib/submissions/cv/inspection";
import { type InspectionJob, READY } from "#lib/submissions/cv/inspection-job";

// The PDF parser warns about odd numbers, which does not belong in our log.
console.warn = () => {};

parentPort?.on("message", async ({ signature, content }: InspectionJob) => {
	parentPort?.postMessage(await inspect(signature, Buffer.from(content.buffer)));
});

/** The code is loaded: from here on, the time is the file's. */
parentPort?.postMessage(READY);
