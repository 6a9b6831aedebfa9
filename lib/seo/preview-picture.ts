import { readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { Agent, request } from "undici";
import { environment } from "#lib/platform/environment";
import { isPictureAllowed } from "#lib/platform/image-hosts";
import { log } from "#lib/platform/log";
import { decodedSegment } from "#lib/web/path-segment";

/* The bundler must ignore these paths, or it would include the whole project in the server. */

/** Folders of this site's own pictures, by the start of their URL. */
const FOLDERS = {
	"/content/images/": join(process.cwd(), "content", "images"),
	"/images/": join(process.cwd(), "public", "images"),
};

/** A phone camera's picture is smaller. */
const agent = new Agent({ maxResponseSize: 12 * 1024 * 1024 });

/**
 * The bytes of a content picture: a file of this site, or one from an image host in `IMAGE_HOSTS`, with one timeout and no
 * redirect. Undefined if it cannot be read.
 */
export async function pictureBytes(src: string): Promise<Buffer | undefined> {
	const file = ownFile(src);
	try {
		if (file) return await readFile(/* turbopackIgnore: true */ file);
		return (await isPictureAllowed(src)) ? await fetched(src) : undefined;
	} catch (error) {
		log.warn({ code: (error as NodeJS.ErrnoException).code }, "preview picture not read");
		return undefined;
	}
}

function ownFile(src: string): string | undefined {
	for (const [start, folder] of Object.entries(FOLDERS)) {
		if (!src.startsWith(start)) continue;
		// No file has a name with this character, which the file system refuses.
		const file = resolve(folder, decodedSegment(src.slice(start.length)).replaceAll("\0", ""));
		return file.startsWith(folder + sep) ? file : undefined;
	}
	return undefined;
}

async function fetched(src: string): Promise<Buffer | undefined> {
	const signal = AbortSignal.timeout(environment().API_TIMEOUT_MS);
	const response = await request(src, { dispatcher: agent, signal });
	if (response.statusCode === 200) return Buffer.from(await response.body.arrayBuffer());
	await response.body.dump();
	return undefined;
}
