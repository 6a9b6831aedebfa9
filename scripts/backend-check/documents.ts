import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { type Finding, sampleOf } from "#lib/backend/client/findings";

/** Enough to see how documents are made here. */
const DOCUMENTS_MAX = 20;
const BYTES_MAX = 5 * 1024 * 1024;
/** What the object streams of a document may unpack to. */
const UNPACKED_MAX = 50 * 1024 * 1024;
const PATIENCE_MS = 10_000;

/** What the first twenty attachments of notices and reports lack for people who have them read out, or that they cannot be had. */
export async function documentFindings(lists: ReadonlyMap<string, unknown>): Promise<Finding[]> {
	const attached = ["/notices", "/report"].flatMap((path) =>
		((lists.get(path) ?? []) as { fileUrl?: string }[]).flatMap(({ fileUrl }) =>
			fileUrl ? { path, fileUrl } : [],
		),
	);
	const findings: Finding[] = [];
	for (const { path, fileUrl } of attached.slice(0, DOCUMENTS_MAX)) {
		const said = await examined(fileUrl);
		if (said) findings.push({ path, grade: "wrong", what: `${sampleOf(fileUrl)} ${said}` });
	}
	return findings;
}

async function examined(url: string): Promise<string | undefined> {
	const bytes = await contentOf(url).catch((error: Error) => error.message);
	if (typeof bytes === "string") return `cannot be fetched: ${bytes}`;
	const missing = bytes && missingInPdf(bytes);
	if (!missing || missing.length === 0) return undefined;
	return `is a PDF without ${missing.join(", ")}, so it is hard to have it read out: see docs/marketing.md`;
}

/** The bytes of a file of this site or of the web; undefined above 5 MB. */
async function contentOf(url: string): Promise<Buffer | undefined> {
	if (url.startsWith("/")) return readFile(`.${decodeURI(url)}`);
	const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
	if (!response.ok) throw new Error(`status ${response.status}`);
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of response.body ?? []) {
		length += chunk.length;
		if (length > BYTES_MAX) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** Which of tags, language and title a PDF lacks; undefined for another file, and for one whose catalogue cannot be read. */
export function missingInPdf(bytes: Buffer): string[] | undefined {
	const text = bytes.toString("latin1");
	const objects = objectsOf(text);
	const of = (name: string, place = text) =>
		objects.get([...place.matchAll(new RegExp(`/${name}\\s+(\\d+)\\s+\\d+\\s+R`, "g"))].at(-1)?.[1] ?? "");
	const catalogue = of("Root");
	if (!text.startsWith("%PDF-") || !catalogue || !/\/Type\s*\/Catalog\b/.test(catalogue)) return undefined;
	const metadata = unpacked(of("Metadata", catalogue) ?? "");
	return [
		...(/\/StructTreeRoot\b/.test(catalogue) ? [] : ["tags"]),
		...(/\/Lang\s*(?:\(\s*[^)\s]|<\s*[\da-f])/i.test(catalogue) ? [] : ["language"]),
		...(/\/Title\s*(?:\(\s*[^)\s]|<\s*[\da-f])/i.test(of("Info") ?? "") || XMP_TITLE.test(metadata)
			? []
			: ["title"]),
	];
}

const XMP_TITLE = /<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>\s*[^<\s]/;

/** The objects of a PDF by number, those in compressed streams included. Of several with one number the last counts, as in a changed file. */
function objectsOf(text: string): Map<string, string> {
	const objects = new Map<string, string>();
	let left = UNPACKED_MAX;
	for (const [, number = "", body = ""] of text.matchAll(
		/(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj\b(.*?)\bendobj\b/gs,
	)) {
		objects.set(number, body);
		if (!/\/Type\s*\/ObjStm\b/.test(body) || left <= 0) continue;
		const content = unpacked(body, left);
		left -= content.length;
		const first = Number(/\/First\s+(\d+)/.exec(body)?.[1]);
		const places = [...content.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)];
		for (const [at, [, inner = "", offset = 0]] of places.entries()) {
			const end = places[at + 1]?.[2];
			objects.set(inner, content.slice(first + Number(offset), end ? first + Number(end) : undefined));
		}
	}
	return objects;
}

/** The content of the stream of an object; "" if it is packed otherwise than with Flate, or encrypted. */
function unpacked(body: string, maxLength = UNPACKED_MAX): string {
	const [, data = ""] = /\bstream\r?\n(.*)endstream/s.exec(body) ?? [];
	if (!/\/Filter\b/.test(body)) return data;
	try {
		return inflateSync(Buffer.from(data, "latin1"), { maxOutputLength: maxLength }).toString("latin1");
	} catch {
		return "";
	}
}
