/** The thread in which files are inspected: it may take too long or run out of memory, and is then ended (see `inspector`). */
import { parentPort } from "node:worker_threads";
import { inspect } from "#lib/submissions/cv/inspection";
import { type InspectionJob, READY } from "#lib/submissions/cv/inspection-job";

// The PDF parser warns of odd numbers, which is no line for our log.
console.warn = () => {};

parentPort?.on("message", async ({ signature, content }: InspectionJob) => {
	parentPort?.postMessage(await inspect(signature, Buffer.from(content.buffer)));
});

/** Its code is loaded: from here on it is the file that takes time. */
parentPort?.postMessage(READY);
