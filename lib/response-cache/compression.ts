import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createMutex } from "#lib/platform/mutex";

export type Encoding = "br" | "gzip";

/** Compressing less would save no packet. */
const COMPRESSED_FROM_BYTES = 512;
/** On our pages 11 takes 35 times as long and sends 7 % less; 9 takes 7 times as long, for a table of 32 MB, and saves 0.3 %. */
const BROTLI_PAGE = 8;
const COMPRESSIBLE =
	/^(?:text\/|image\/svg|image\/x-icon|application\/(?:javascript|json|manifest|ld\+json|xml))/;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Whether a body of this length and type becomes smaller. */
export const isCompressible = (length: number, contentType: string): boolean =>
	length >= COMPRESSED_FROM_BYTES && COMPRESSIBLE.test(contentType);

const mutex = createMutex();

/**
 * The body in this encoding. Node's threads compress one body at a time, so that neither the event loop nor the threads' other work
 * (files, name resolution) waits for more than one.
 */
export const compressed = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
	mutex.run("any", () => COMPRESS[encoding](body));

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
	gzip: (body) => toGzip(body),
	br: (body) =>
		toBrotli(body, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: BROTLI_PAGE,
				[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
			},
		}),
};

/** On a page this takes 60–100 ms of a thread and makes it 7 % smaller. */
const BROTLI_BEST = 11;
/** A larger window than pages need would only take memory. */
const BROTLI_WINDOW_BITS = 18;
/** The rest after each, as a multiple of its time: compressing all pages again takes at most an eighth of a processor. */
const REST = 7;

/**
 * A body as small as brotli can make it, for responses that are sent many times. One at a time, with a rest after each. `bodyOf` is
 * called when its turn comes; undefined if it returns none.
 */
export async function bestCompressed(bodyOf: () => Buffer | undefined): Promise<Buffer | undefined> {
	const end = await mutex.lock("best");
	const begin = performance.now();
	try {
		const body = bodyOf();
		if (!body) return undefined;
		return await toBrotli(body, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: BROTLI_BEST,
				[constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
				[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
			},
		});
	} finally {
		setTimeout(end, (performance.now() - begin) * REST).unref();
	}
}

/** The encoding that the client prefers, brotli if it prefers neither; undefined if it accepts neither. */
export function acceptedEncoding(header = ""): Encoding | undefined {
	let preferred: Encoding | undefined;
	let highest = 0;
	for (const part of header.toLowerCase().split(",")) {
		const [name = "", ...parameters] = part.split(";").map((word) => word.trim());
		if (name !== "br" && name !== "gzip") continue;
		const weight = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
		if (weight > highest || (weight === highest && weight > 0 && name === "br")) {
			preferred = name;
			highest = weight;
		}
	}
	return preferred;
}
