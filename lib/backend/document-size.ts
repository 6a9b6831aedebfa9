import "server-only";
import { stat } from "node:fs/promises";
import { join, resolve, sep } from "node:path";

const DOCUMENTS = join(process.cwd(), "content", "documents");

/**
 * The size of a document of the embedded content in bytes. Undefined for a missing file and for one on another server, which
 * would make the page wait.
 */
export async function documentSize(fileUrl: string): Promise<number | undefined> {
	const [, name] = /^\/content\/documents\/([^?#]+)/.exec(fileUrl) ?? [];
	if (!name) return undefined;
	const file = resolve(DOCUMENTS, decodedName(name));
	if (!file.startsWith(DOCUMENTS + sep)) return undefined;
	const facts = await stat(file).catch(() => undefined);
	return facts?.isFile() ? facts.size : undefined;
}

function decodedName(name: string): string {
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}
