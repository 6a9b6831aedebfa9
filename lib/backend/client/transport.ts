import { createHash } from "node:crypto";
import { Agent, type Dispatcher, interceptors, request } from "undici";
import { besideNothing, regionsIn, unwrapItem, unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure } from "#lib/backend/client/failure";
import { hearFinding } from "#lib/backend/client/findings";
import { isSuccess } from "#lib/backend/client/resources";
import { environment } from "#lib/platform/environment";
import { countValues } from "#lib/text/json";
import { followPages, type JsonPage, missingItems, nextUrl } from "#lib/web/json-pages";

/** A response as it was sent; of a paged list, all pages together. */
export type Received = {
	payload: unknown;
	text: string;
	/** SHA-256 of the text (base64), which identifies an unchanged response. */
	digest: string;
};

/** What `JSON.parse` and a schema make of so many values fits into the smallest heap that the site is run with. */
export const VALUES_MAX = 1_000_000;
const TOO_MANY = `has more than ${VALUES_MAX.toLocaleString("en")} values: send less`;
/** Further calls wait in line, within their deadlines. */
const CONNECTIONS_MAX = 32;

/** Created on first use, after the settings have been checked. */
let dispatcher: Dispatcher | undefined;
const backendDispatcher = () => (dispatcher ??= newDispatcher(environment().API_MAX_ANSWER_BYTES));
const newDispatcher = (maxBytes: number) =>
	new Agent({
		connect: { timeout: 3_000 },
		connections: CONNECTIONS_MAX,
		maxResponseSize: maxBytes,
	}).compose(interceptors.decompress({ maxSize: maxBytes }));

/** Ends what a reader's call may take (`API_TIMEOUT_MS`). */
export const callDeadline = (): AbortSignal => AbortSignal.timeout(environment().API_TIMEOUT_MS);

/**
 * Reads `GET {API_BASE_URL}{path}`. `deadline` covers everything, all pages of a paged list included. Each page may have
 * `API_MAX_ANSWER_BYTES`, packed and unpacked. `beforeParsing` is awaited with the bytes of a page before it is decoded and parsed.
 * Redirects are not followed. Throws `BackendFailure`. Next's patched `fetch` is avoided: it drops the abort signal on background
 * refreshes, so that one hanging call would freeze a cached page for minutes.
 */
export async function receive(
	path: string,
	deadline = callDeadline(),
	beforeParsing: (bytes: number) => Promise<void> = async () => {},
): Promise<Received> {
	const call = { path, signal: deadline, beforeParsing, valuesLeft: VALUES_MAX };
	try {
		const page = await getPage(new URL(environment().API_BASE_URL + path), call);
		if (unwrapList(page.payload)) return await wholeList(page, call);
		refusePart(page, path);
		return received(page);
	} catch (cause) {
		throw cause instanceof BackendFailure ? cause : BackendFailure.of(cause, path);
	}
}

type TextPage = JsonPage & { text: string };
type Call = {
	path: string;
	signal: AbortSignal;
	beforeParsing: (bytes: number) => Promise<void>;
	/** How many values the pages to come may have. */
	valuesLeft: number;
};

async function getPage(url: URL, call: Call): Promise<TextPage> {
	const { path, signal } = call;
	const { statusCode, headers, body } = await request(url, {
		dispatcher: backendDispatcher(),
		headers: { accept: "application/json", "accept-encoding": "br, gzip" },
		signal,
	});
	const coding = headers["content-encoding"] ?? "identity";
	if (!isSuccess(path, statusCode) || coding !== "identity") {
		// A short body is read to its end, so that the connection can be used again.
		await body.dump({ limit: 64 * 1024 });
		if (!isSuccess(path, statusCode)) throw new BackendFailure("status", path, { status: statusCode });
		throw new BackendFailure("malformed", path, { detail: `has an unknown Content-Encoding: ${coding}` });
	}
	const bytes = await body.bytes();
	await call.beforeParsing(bytes.length);
	signal.throwIfAborted();
	const text = utf8Text(bytes, path);
	call.valuesLeft -= countValues(text);
	if (call.valuesLeft < 0) throw new BackendFailure("too large", path, { detail: TOO_MANY });
	const payload = parsedJson(text, path);
	const beside = besideNothing(payload);
	if (beside !== undefined)
		throw new BackendFailure("refused", path, {
			detail: `has nothing in it, and says \`${beside}\` beside that: an empty list stands alone`,
		});
	return { payload, text, headers, url };
}

/** The text of a response without its byte order mark. JSON is UTF-8 (RFC 8259, section 8.1). */
function utf8Text(bytes: Uint8Array, path: string): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch (cause) {
		const at = firstOddByte(bytes);
		const byte = bytes[at]?.toString(16).toUpperCase().padStart(2, "0");
		throw new BackendFailure("malformed", path, {
			cause,
			detail: `is not UTF-8: byte ${byte} at ${at}, and JSON is UTF-8 (RFC 8259)`,
		});
	}
}

/** The place of the first byte that is no part of a character: there the text, written again, is another one. */
function firstOddByte(bytes: Uint8Array): number {
	const written = Buffer.from(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
	let at = written.findIndex((byte, place) => byte !== bytes[place]);
	// Back to the beginning of its character.
	while (((written[at] ?? 0) & 0xc0) === 0x80) at -= 1;
	return at;
}

function parsedJson(text: string, path: string): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		const what = text.trimStart().startsWith("<")
			? "HTML, not JSON: check the path in API_BASE_URL"
			: "not JSON";
		throw new BackendFailure("malformed", path, { cause, detail: `is ${what}` });
	}
}

/** The list with all its pages. Throws if not all can be read. */
async function wholeList(first: TextPage, call: Call): Promise<Received> {
	const whole = await followPages(first, {
		itemsOf: ({ payload }) => unwrapList(payload),
		get: (url) => getPage(url, call),
	});
	if (typeof whole === "string") throw partOf(call.path, whole);
	const { items, pages } = whole;
	if (pages === 1) return received(first);
	hearFinding({ path: call.path, grade: "tolerated", what: `comes in ${pages} pages, which takes longer` });
	return received({ payload: { data: items }, text: JSON.stringify({ data: items }) });
}

/** Throws for a part of the branches, whose regions are the list, or of one of their regions. */
function refusePart(page: TextPage, path: string): void {
	const regions = regionsIn(page.payload);
	if (!regions) return;
	if (nextUrl(page)) throw partOf(path, "its regions come in pages");
	const branches = regions.reduce((sum, [, list]) => sum + (list?.length ?? 0), 0);
	const wrappers = Object.values((unwrapItem(page.payload) as { regions: object }).regions);
	const missing = [
		missingItems(page, branches, false),
		...wrappers
			.filter((payload) => unwrapList(payload))
			.flatMap((payload) => [
				besideNothing(payload),
				missingItems({ payload, headers: {} }, unwrapList(payload)?.length ?? 0, false),
			]),
	].find((each) => each !== undefined);
	if (missing) throw partOf(path, `of its branches it says ${missing}`);
}

const partOf = (path: string, why: string) =>
	new BackendFailure("incomplete", path, { detail: `is one page of a list: ${why}. Send the whole list` });

const received = ({ payload, text }: Pick<TextPage, "payload" | "text">): Received => ({
	payload,
	text,
	digest: createHash("sha256").update(text).digest("base64"),
});
