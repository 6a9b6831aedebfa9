import { request } from "undici";
import { WAIT_MS } from "#lib/backend/client/backend-client";
import { boundedRead, type ReceivedText } from "#lib/backend/client/bounded-read";
import { isNothing, unwrapData, unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure, isAbsence } from "#lib/backend/client/failure";
import { listWarnings } from "#lib/backend/client/list-bounds";
import { type ParsedAnswer, parsedAnswer } from "#lib/backend/client/parsed-answer";
import { isOptionalPath } from "#lib/backend/client/resources";
import { READS, type Read } from "#lib/backend/contract";
import { parseItem, parseList } from "#lib/backend/fields";
import { parseBranches } from "#lib/backend/locator";
import { environment } from "#lib/platform/environment";
import { type Finding, findingsAt } from "./finding.ts";
import { checkItems } from "./items.ts";

/** A version that no answer has. */
const NO_VERSION = '"no-such-version"';
const UNKNOWN_ID = "no-such-item-0";
/** Above it, compression spares visitors of a cold page a wait. */
const WORTH_COMPRESSING_BYTES = 64 * 1024;
const NO_ETAG = "has no ETag";
const LIST_LOST = "the last good content; without any, that the list could not be loaded";
const ITEM_LOST = "the item as its list has it, or that it could not be loaded";

type Place = { base: string; path: string; read: Read };
type Received = ReceivedText & { ms: number };

/**
 * Asks the backend for everything that the site reads, one path after the other, and returns what is wrong or tolerated; for a path
 * without either, that it is fine.
 */
export async function checkReads(base: string): Promise<Finding[]> {
	const findings: Finding[] = [];
	const ids = new Map<string, string>();
	for (const read of READS) {
		const [list = "", below] = read.path.split("/{id}");
		if (below === undefined) {
			const { found, id } = await checkAnswer({ base, path: list, read });
			if (id) ids.set(list, id);
			findings.push(...orFine(found, list));
		} else {
			const found = await checkItem(base, list, ids.get(list), read);
			findings.push(...orFine(found, read.path));
		}
	}
	return [...findings.filter(({ what }) => what !== NO_ETAG), ...unversioned(findings)];
}

/** In one line, because it usually concerns all paths. */
function unversioned(findings: Finding[]): Finding[] {
	const paths = findings.filter(({ what }) => what === NO_ETAG).length;
	if (paths === 0) return [];
	const what = `${NO_ETAG} at ${paths} paths`;
	return [findingsAt("/")("tolerated", what, "in full; each read transfers everything")];
}

const orFine = (found: Finding[], path: string): Finding[] =>
	found.length > 0 ? found : [findingsAt(path)("fine", "as in the contract")];

/** `id`: of the item, or of the first of the list. */
async function checkAnswer(place: Place): Promise<{ found: Finding[]; id?: string }> {
	const { path, read } = place;
	try {
		const received = await receive(place);
		const answer = await parsedAnswer({ path, parse: parserOf(place) }, received, { hasWhole: false });
		const found = [
			...shapeFindings(place, answer),
			...checkItems(path, wireItems(answer.payload, read), read.schema),
			...(await transportFindings(place, received)),
		];
		const first = Array.isArray(answer.value) ? answer.value[0] : answer.value;
		return { found, id: (first as { id?: string } | undefined)?.id };
	} catch (error) {
		if (!(error instanceof BackendFailure)) throw error;
		if (isOptionalPath(path) && isAbsence(error)) return { found: [] };
		return { found: [await failureFinding(place, error)] };
	}
}

async function receive({ base, path }: Place): Promise<Received> {
	const startedAt = performance.now();
	const received = await boundedRead(base, path, undefined, async (text) => text);
	if (!received) throw new BackendFailure("status", path, { status: 304 });
	return { ...received, ms: Math.round(performance.now() - startedAt) };
}

/** The same parsers as the pages'. */
const parserOf =
	({ path, read: { schema, shape } }: Place) =>
	async (payload: unknown): Promise<unknown> => {
		if (shape === "regions") return parseBranches(payload);
		return shape === "item" ? parseItem(payload, schema, path) : parseList(payload, schema, path);
	};

function wireItems(payload: unknown, { shape }: Read): unknown[] {
	if (shape === "list") return unwrapList(payload) ?? [];
	const inner = unwrapData(payload);
	if (shape === "item") return [inner];
	return Object.values((inner as { regions: object }).regions).flatMap((list) => unwrapList(list) ?? [list]);
}

async function failureFinding({ base, path, read }: Place, failure: BackendFailure): Promise<Finding> {
	const shown = read.read ? LIST_LOST : ITEM_LOST;
	const { status, reason, message, cause } = failure;
	const { location } = status && status >= 300 && status < 400 ? await headersOf(base, path) : {};
	const said: Partial<Record<typeof reason, string>> = {
		refused: "says that it failed (`success: false` or `status: error`)",
		malformed: cause instanceof SyntaxError ? "is not JSON" : "is not of the expected shape",
		"too large": `is above ${environment().API_MAX_ANSWER_BYTES} bytes and cannot be cut`,
		timeout: `no complete answer within ${environment().API_TIMEOUT_MS} ms`,
	};
	const what = location ? `redirects to ${location}: redirects are not followed` : (said[reason] ?? message);
	return findingsAt(path)("wrong", what, shown);
}

function shapeFindings({ path, read }: Place, { payload, value, isCut }: ParsedAnswer<unknown>): Finding[] {
	const found: Finding[] = [];
	const findingOf = findingsAt(path);
	const inner = unwrapData(payload);
	if (inner === payload) found.push(findingOf("tolerated", "not in `data`", "as if it were"));
	else if (read.shape === "list" && !Array.isArray(inner)) {
		const shown = inner === null ? "as an empty list" : "as if it were";
		found.push(findingOf("tolerated", "the list is not directly in `data`", shown));
	}
	if (Array.isArray(value) && value.length === 0 && !isOptionalPath(path)) {
		found.push(findingOf("tolerated", "an empty list", "that there are none"));
	}
	if (isCut) {
		const warning = listWarnings().at(-1)?.warning;
		found.push(findingOf("wrong", "the list is longer than the site keeps", warning));
	}
	return [...found, ...repeatedIds(path, value)];
}

function repeatedIds(path: string, value: unknown): Finding[] {
	const ids = (Array.isArray(value) ? value : []).flatMap(({ id }) => id ?? []);
	const repeated = ids.find((id, at) => ids.indexOf(id) !== at);
	if (repeated === undefined) return [];
	return [findingsAt(path)("wrong", `several items have the id ${repeated}`, "only one can be opened")];
}

async function transportFindings({ base, path }: Place, { text, etag, digest, ms }: Received) {
	const found: Finding[] = [];
	const add = (grade: Finding["grade"], what: string, shown?: string) =>
		found.push(findingsAt(path)(grade, what, shown));
	if (ms > WAIT_MS)
		add("tolerated", `answers after ${ms} ms`, "the last good content meanwhile; without any, they wait");
	const headers = await headersOf(base, path);
	if (!/json/.test(headers["content-type"] ?? ""))
		add("tolerated", `is sent as ${headers["content-type"] ?? "no type"}`, "as JSON");
	if (text.length > WORTH_COMPRESSING_BYTES && (headers["content-encoding"] ?? "identity") === "identity")
		add("tolerated", `${text.length} bytes without compression`, "in full, but later");
	const same = await versionOf(base, path, etag ?? NO_VERSION);
	if (!etag && same) add("tolerated", NO_ETAG);
	if (etag && same && same.digest === digest)
		add(
			"tolerated",
			"answers If-None-Match of its ETag with everything",
			"in full; each read transfers everything",
		);
	if (!same && (!etag || !(await versionOf(base, path, NO_VERSION))))
		add("wrong", "answers 304 to an unknown version", "no change ever");
	return found;
}

/** Undefined if the backend says that this version is current. */
const versionOf = (base: string, path: string, etag: string) =>
	boundedRead(base, path, etag, async (received) => received);

async function headersOf(base: string, path: string): Promise<Record<string, string | undefined>> {
	const { headers, body } = await request(base + path, {
		headers: { accept: "application/json", "accept-encoding": "br, gzip" },
		signal: AbortSignal.timeout(environment().API_TIMEOUT_MS),
	});
	await body.dump();
	return headers as Record<string, string | undefined>;
}

async function checkItem(base: string, list: string, id: string | undefined, read: Read): Promise<Finding[]> {
	const found = await unknownFindings({ base, path: `${list}/${UNKNOWN_ID}`, read });
	if (!id) return [...found, findingsAt(read.path)("tolerated", "not examined", "its list has no item")];
	const path = `${list}/${encodeURIComponent(id)}`;
	const answer = await checkAnswer({ base, path, read });
	const isOther = answer.id !== undefined && answer.id !== id;
	const other = findingsAt(path)("wrong", `is the item ${answer.id}`, "that there is no such page");
	return [...found, ...answer.found, ...(isOther ? [other] : [])];
}

async function unknownFindings(place: Place): Promise<Finding[]> {
	const { path } = place;
	const findingOf = findingsAt(path);
	try {
		const { text } = await receive(place);
		const payload: unknown = JSON.parse(String(text));
		if (isNothing(payload))
			return [findingOf("tolerated", "200 with nothing for an unknown id", "that there is no such page")];
		const { id } = parseItem(payload, place.read.schema, path) as { id?: string };
		if (id === UNKNOWN_ID)
			return [findingOf("wrong", "invents an item for an unknown id", "pages of what does not exist")];
		return [findingOf("tolerated", `returns the item ${id} for an unknown id`, "that there is no such page")];
	} catch (error) {
		if (error instanceof BackendFailure && isAbsence(error)) return [];
		const said = error instanceof BackendFailure ? error.message : "the answer is not JSON";
		const shown = "that there is no such page, once the list has been read again";
		return [findingOf("tolerated", `an unknown id: ${said}, instead of 404`, shown)];
	}
}
