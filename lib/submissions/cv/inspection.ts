/**
 * What can a file do? Run as a program, reads the file from its input, writes the verdict as JSON to its output, and ends. It is
 * started with limits and killed at its deadline (see `inspector`).
 */
import { inspectOldWord } from "#lib/submissions/cv/old-word";
import { inspectPdf } from "#lib/submissions/cv/pdf";
import { addAppended, addPolyglots } from "#lib/submissions/cv/polyglot";
import { inspectWord } from "#lib/submissions/cv/word";
import { type AddFinding, type CvVerdict, findingList, Unreadable } from "#lib/submissions/model/cv-findings";
import { type Signature, signatureOf, TYPE_OF_SIGNATURE } from "#lib/submissions/model/file-signature";

if (import.meta.main) {
	const pieces: Buffer[] = [];
	for await (const piece of process.stdin as AsyncIterable<Buffer>) pieces.push(piece);
	process.stdout.write(JSON.stringify(await inspect(Buffer.concat(pieces))));
}

/** Inspects a file. Takes as much time and memory as the file requires: call it where both are bounded. Does not throw. */
export async function inspect(content: Buffer): Promise<CvVerdict> {
	const signature = signatureOf(content);
	if (!signature) return { outcome: "refused", reason: "type" };
	const { findings, add } = findingList();
	try {
		if (!(await isOfType(signature, content, add))) return { outcome: "refused", reason: "type" };
	} catch (error) {
		add("uninspected", error instanceof Unreadable ? error.message : "it is damaged in an unusual way");
	}
	return { outcome: "accepted", type: TYPE_OF_SIGNATURE[signature], findings };
}

/** Reports findings. Two signatures are also those of other types of file. The content of pictures is not decoded. */
async function isOfType(signature: Signature, content: Buffer, add: AddFinding): Promise<boolean> {
	if (signature === "zip") return inspectWord(content, add);
	addPolyglots(content, add);
	if (signature === "cfb") return inspectOldWord(content, add);
	if (signature === "pdf") inspectPdf(content, add);
	addAppended(signature, content, add);
	return true;
}
