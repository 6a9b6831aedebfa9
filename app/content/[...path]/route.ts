import { readFile, stat } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import { languagesFolder } from "#lib/languages/language-files";

/** The files that visitors may fetch, by extension: pictures and documents of the embedded content, and sounds. */
const TYPES: Record<string, string> = {
	".webp": "image/webp",
	".png": "image/png",
	".jpg": "image/jpeg",
	".mp3": "audio/mpeg",
	".m4a": "audio/mp4",
	".pdf": "application/pdf",
	".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const CONTENT = join(process.cwd(), "content");

/** `GET /content/images/…`, `/content/documents/…` and `/content/languages/…`. */
export async function GET(request: Request, { params }: RouteContext<"/content/[...path]">) {
	const [root = "", ...path] = (await params).path;
	const folder = folderOf(root);
	const file = resolve(folder ?? "", ...path);
	const type = TYPES[extname(file)];
	const facts =
		type && folder && file.startsWith(folder + sep) ? await stat(file).catch(() => undefined) : undefined;
	if (!type || !facts?.isFile()) return new Response("Not found", { status: 404 });

	const etag = `"${facts.size.toString(36)}-${facts.mtimeMs.toString(36)}"`;
	const headers = {
		"content-type": type,
		"content-length": facts.size.toString(),
		"cache-control": "public, max-age=86400, stale-while-revalidate=604800",
		"x-content-type-options": "nosniff",
		...(type.startsWith("audio/") && { "accept-ranges": "bytes" }),
		etag,
	};
	if (request.headers.get("if-none-match") === etag)
		return new Response(null, { status: 304, headers: { etag } });
	if (request.method === "HEAD") return new Response(null, { headers });
	// Whole, as the files are small: a stream that the framework does not read to its end keeps its file open for ever.
	const bytes = new Uint8Array(await readFile(file));
	const range = type.startsWith("audio/") ? rangeOf(request.headers.get("range"), bytes.length) : undefined;
	if (!range) return new Response(bytes, { headers });
	const part = bytes.subarray(range.from, range.to + 1);
	const ranged = {
		"content-length": part.length.toString(),
		"content-range": `bytes ${range.from}-${range.to}/${bytes.length}`,
	};
	return new Response(part, { status: 206, headers: { ...headers, ...ranged } });
}

function folderOf(root: string): string | undefined {
	if (root === "languages") return resolve(languagesFolder());
	return root === "images" || root === "documents" ? join(CONTENT, root) : undefined;
}

/** The part of a sound that a browser asks for: iPhones play nothing without. Undefined if it wants all of it. */
function rangeOf(header: string | null, length: number): { from: number; to: number } | undefined {
	const [, first = "", last = ""] = /^bytes=(\d+)-(\d*)$/.exec(header ?? "") ?? [];
	const from = Number(first);
	const to = Math.min(last ? Number(last) : length, length - 1);
	return first !== "" && from <= to ? { from, to } : undefined;
}
