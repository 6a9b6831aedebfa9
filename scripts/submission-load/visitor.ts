import { randomUUID } from "node:crypto";
import { pdf } from "#lib/submissions/cv/samples/files";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";

/** The size of the CV of every application. */
export const CV_BYTES = 20_000;
/** How long its inspection may take on a busy machine. */
export const ANSWER_MS = 60_000;

/** Sends an enquiry or an application by this name to `server.ts`; its reference, if the visitor was told that it was received. */
export async function send(
	url: string,
	isApplication: boolean,
	{ name = randomUUID(), key = randomUUID(), withinMs = ANSWER_MS } = {},
): Promise<string | undefined> {
	const form = new FormData();
	const fields = { ...ENQUIRY_FIELDS, name, email: `${name}@example.com`, key };
	for (const [field, value] of Object.entries(fields)) form.set(field, value);
	if (isApplication) form.set("file", new File([new Uint8Array(pdf(CV_BYTES, name))], "cv.pdf"));
	try {
		const answer = await fetch(url + (isApplication ? "/application" : "/contact"), {
			method: "POST",
			body: form,
			signal: AbortSignal.timeout(withinMs),
		});
		const receipt = (await answer.json()) as { reference?: string };
		return answer.status === 200 ? receipt.reference : undefined;
	} catch {
		return undefined;
	}
}
