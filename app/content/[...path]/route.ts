import { readFile, stat } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";

/** The pictures of the embedded content, by extension. */
const TYPES: Record<string, string> = {
	".webp": "image/webp",
	".png": "image/png",
	".jpg": "image/jpeg",
};

const CONTENT = join(process.cwd(), "content");
const FOLDER = join(CONTENT, "images") + sep;

/** `GET /content/images/…` for Next, which resizes them. Visitors get these files, and documents, from `lib/server/build-files.ts`. */
export async function GET(_request: Request, { params }: RouteContext<"/content/[...path]">) {
	const file = resolve(CONTENT, ...(await params).path);
	const type = TYPES[extname(file)];
	const isInside = file.startsWith(FOLDER);
	const facts = type && isInside ? await stat(file).catch(() => undefined) : undefined;
	if (!type || !facts?.isFile()) return new Response("Not found", { status: 404 });

	const headers = { "content-type": type, "content-length": facts.size.toString() };
	return new Response(new Uint8Array(await readFile(file)), { headers });
}
