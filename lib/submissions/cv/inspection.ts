import { oldWordFinding } from "#lib/submissions/cv/old-word";
import { pdfFinding } from "#lib/submissions/cv/pdf";
import { pictureFinding } from "#lib/submissions/cv/picture";
import { wordFinding } from "#lib/submissions/cv/word";
import type { CvFinding, CvVerdict } from "#lib/submissions/model/cv-findings";
import { type Signature, signatureOf, TYPE_OF_SIGNATURE } from "#lib/submissions/model/file-signature";

/** Inspects a file. Takes as much time and memory as the file requires: call it where both are bounded. Does not throw. */
export async function inspect(content: Buffer): Promise<CvVerdict> {
	const signature = signatureOf(content);
	if (!signature) return { outcome: "refused", reason: "type" };
	const type = TYPE_OF_SIGNATURE[signature];
	try {
		const finding = await findingOf(signature, content);
		if (finding === "type") return { outcome: "refused", reason: "type" };
		return finding ? { outcome: "quarantined", type, finding } : { outcome: "clean", type };
	} catch {
		return { outcome: "quarantined", type, finding: "uninspected" };
	}
}

async function findingOf(signature: Signature, content: Buffer): Promise<CvFinding | "type" | undefined> {
	switch (signature) {
		case "pdf":
			return pdfFinding(content);
		case "zip":
			return wordFinding(content);
		case "cfb":
			return oldWordFinding(content);
		default:
			return pictureFinding(signature, content);
	}
}
