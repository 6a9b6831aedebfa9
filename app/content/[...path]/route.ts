import { readFile, stat } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";

/** The files of the embedded content that visitors may fetch, by extension: pictures and documents. */
const TYPES: Record<string, string> = {
	".webp": "image/webp",
	".png": "image/png",
	".jpg": "image/jpeg",
	".pdf": "application/pdf",
	".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const CONTENT = join(process.cwd(), "content");
const FOLDERS = ["images", "documents"].map((name) => join(CONTENT, name) + sep);

/** `GET /content/images/…` and `/content/documents/…`: the targets of the embedded backend's links. */
export async function GET(request: Request, { params }: RouteContext<"/content/[...path]">) {
	const file = resolve(CONTENT, ...(await params).path);
	const type = TYPES[extname(file)];
	const isInside = FOLDERS.some((folder) => file.startsWith(folder));
	const facts = type && isInside ? await stat(file).catch(() => undefined) : undefined;
	if (!type || !facts?.isFile()) return new Response("Not found", { status: 404 });

	const etag = `"${facts.size.toString(36)}-${facts.mtimeMs.toString(36)}"`;
	const headers = {
		"content-type": type,
		"content-length": facts.size.toString(),
		"cache-control": "public, max-age=86400, stale-while-revalidate=604800",
		"x-content-type-options": "nosniff",
		etag,
	};
	if (request.headers.get("if-none-match") === etag)
		return new Response(null, { status: 304, headers: { etag } });
	if (request.method === "HEAD") return new Response(null, { headers });
	// Whole, as the files are small: a stream that the framework does not read to its end keeps its file open for ever.
	return new Response(new Uint8Array(await readFile(file)), { headers });
}
