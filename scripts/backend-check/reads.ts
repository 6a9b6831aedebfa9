import { isUtf8 } from "node:buffer";
import { request } from "undici";
import { WAIT_MS } from "#lib/backend/client/backend-client";
import { unwrapData, unwrapItem, unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure, isNotFound } from "#lib/backend/client/failure";
import { isOptionalPath } from "#lib/backend/client/resources";
import { type Received, receive } from "#lib/backend/client/transport";
import { READS, type Read } from "#lib/backend/contract";
import { parseBranches } from "#lib/backend/locator";
import { isNothing, parseItem, parseList } from "#lib/backend/parse-list";
import { environment } from "#lib/platform/environment";
import { type Finding, findingsAt } from "./finding.ts";
import { checkItems } from "./items.ts";
import { linkFindings } from "./links.ts";
import { listFindings } from "./lists.ts";

const UNKNOWN_ID = "no-such-item-0";
/** Above it, compression spares visitors of a cold page a wait. */
const WORTH_COMPRESSING_BYTES = 64 * 1024;
const LIST_LOST = "the last good content; without any, that the list could not be loaded";
const ITEM_LOST = "the item as its list has it, or that it could not be loaded";

type Place = { path: string; read: Read };
type Timed = Received & { ms: number };

/**
 * Asks the backend of `API_BASE_URL` for everything that the site reads, one path after the other, and returns what is wrong or
 * tolerated; for a path without either, that it is fine.
 */
export async function checkReads(): Promise<Finding[]> {
	const findings: Finding[] = [];
	const lists = new Map<string, unknown>();
	for (const read of READS) {
		const [list = "", below] = read.path.split("/{id}");
		if (below === undefined) {
			const { found, value } = await checkResponse({ path: list, read });
			lists.set(list, value);
			findings.push(...orFine(found, list));
		} else {
			const found = await checkItem(list, firstId(lists.get(list)), read);
			findings.push(...orFine(found, read.path));
		}
	}
	return [...findings, ...linkFindings(lists)];
}

const firstId = (list: unknown) =>
	Array.isArray(list) ? (list[0] as { id?: string } | undefined)?.id : undefined;

const orFine = (found: Finding[], path: string): Finding[] =>
	found.length > 0 ? found : [findingsAt(path)("fine", "as in the contract")];

/** `value`: the item or list as the site reads it. */
async function checkResponse(place: Place): Promise<{ found: Finding[]; value?: unknown }> {
	const { path, read } = place;
	try {
		const startedAt = performance.now();
		const received = await receive(path);
		const ms = Math.round(performance.now() - startedAt);
		const value = await parserOf(place)(received.payload);
		const found = [
			...shapeFindings(place, received, value),
			...checkItems(path, wireItems(received.payload, read), read.schema),
			...(await transportFindings(place, { ...received, ms })),
		];
		return { found, value };
	} catch (error) {
		if (!(error instanceof BackendFailure)) throw error;
		if (isOptionalPath(path) && isNotFound(error)) return { found: [] };
		return { found: [await failureFinding(place, error)] };
	}
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
	if (shape === "item") return [unwrapItem(payload)];
	const { regions } = unwrapItem(payload) as { regions: object };
	return Object.values(regions).flatMap((list) => unwrapList(list) ?? [list]);
}

async function failureFinding({ path, read }: Place, { status, detail }: BackendFailure): Promise<Finding> {
	const shown = read.read ? LIST_LOST : ITEM_LOST;
	const { location } = status && status >= 300 && status < 400 ? (await rawResponse(path)).headers : {};
	return findingsAt(path)("wrong", location ? `${detail} (to ${location})` : detail, shown);
}

function shapeFindings({ path, read }: Place, { payload, pages }: Received, value: unknown): Finding[] {
	const found: Finding[] = [];
	const findingOf = findingsAt(path);
	const inner = unwrapData(payload);
	if (pages > 1) found.push(findingOf("tolerated", `comes in ${pages} pages`, "all of them, but later"));
	if (inner === payload) found.push(findingOf("tolerated", "not in `data`", "as if it were"));
	else if (read.shape === "list" && !Array.isArray(inner)) {
		const shown = inner === null ? "as an empty list" : "as if it were";
		found.push(findingOf("tolerated", "the list is not directly in `data`", shown));
	}
	if (Array.isArray(value) && value.length === 0 && !isOptionalPath(path))
		found.push(findingOf("tolerated", "an empty list", "that there are none"));
	return [...found, ...repeatedIds(path, value), ...listFindings(path, value)];
}

function repeatedIds(path: string, value: unknown): Finding[] {
	const ids = (Array.isArray(value) ? value : []).flatMap(({ id }) => id ?? []);
	const repeated = ids.find((id, at) => ids.indexOf(id) !== at);
	if (repeated === undefined) return [];
	return [findingsAt(path)("wrong", `several items have the id ${repeated}`, "only one can be opened")];
}

async function transportFindings({ path }: Place, { text, ms }: Timed) {
	const found: Finding[] = [];
	const add = (grade: Finding["grade"], what: string, shown?: string) =>
		found.push(findingsAt(path)(grade, what, shown));
	if (ms > WAIT_MS)
		add("tolerated", `answers after ${ms} ms`, "the last good content meanwhile; without any, they wait");
	const { headers } = await rawResponse(path);
	const coding = headers["content-encoding"] ?? "identity";
	if (!/json/.test(headers["content-type"] ?? ""))
		add("tolerated", `is sent as ${headers["content-type"] ?? "no type"}`, "as JSON");
	if (coding === "x-gzip") add("tolerated", "names its encoding x-gzip, not gzip", "as gzip");
	if (!isUtf8((await rawResponse(path, "identity")).body)) add("tolerated", "is not UTF-8", "as Latin");
	if (text.length > WORTH_COMPRESSING_BYTES && coding === "identity")
		add("tolerated", `${text.length} bytes without compression`, "in full, but later");
	return found;
}

async function rawResponse(path: string, encoding = "br, gzip") {
	const { headers, body } = await request(environment().API_BASE_URL + path, {
		headers: { accept: "application/json", "accept-encoding": encoding },
		signal: AbortSignal.timeout(environment().API_TIMEOUT_MS),
	});
	const bytes = await body.bytes();
	const isPacked = headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity";
	return {
		headers: headers as Record<string, string | undefined>,
		body: isPacked ? new Uint8Array() : bytes,
	};
}

async function checkItem(list: string, id: string | undefined, read: Read): Promise<Finding[]> {
	const found = await unknownFindings({ path: `${list}/${UNKNOWN_ID}`, read });
	if (!id) return [...found, findingsAt(read.path)("tolerated", "not examined", "its list has no item")];
	const path = `${list}/${encodeURIComponent(id)}`;
	const checked = await checkResponse({ path, read });
	const { id: other = id } = (checked.value ?? {}) as { id?: string };
	const isOther = other !== id;
	const otherFinding = findingsAt(path)("wrong", `is the item ${other}`, "that there is no such page");
	return [...found, ...checked.found, ...(isOther ? [otherFinding] : [])];
}

async function unknownFindings(place: Place): Promise<Finding[]> {
	const { path } = place;
	const findingOf = findingsAt(path);
	try {
		const { payload } = await receive(path);
		if (isNothing(payload))
			return [findingOf("tolerated", "200 with nothing for an unknown id", "that there is no such page")];
		const { id } = parseItem(payload, place.read.schema, path) as { id?: string };
		if (id === UNKNOWN_ID)
			return [findingOf("wrong", "invents an item for an unknown id", "pages of what does not exist")];
		return [findingOf("tolerated", `returns the item ${id} for an unknown id`, "that there is no such page")];
	} catch (error) {
		if (error instanceof BackendFailure && isNotFound(error)) return [];
		if (!(error instanceof BackendFailure)) throw error;
		const said = error.message;
		const shown = "that there is no such page, because its list lacks it";
		return [findingOf("tolerated", `an unknown id: ${said}, instead of 404`, shown)];
	}
}
