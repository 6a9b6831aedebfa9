import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import { unwrapData, unwrapItem, unwrapList } from "#lib/backend/client/envelope";
import { BackendFailure } from "#lib/backend/client/failure";
import { noting, reportFinding, sampleOf } from "#lib/backend/client/findings";
import { isOptionalPath, isPersonalPath } from "#lib/backend/client/resources";
import { hidingIn, type UnreadField, unreadFields } from "#lib/backend/unread-fields";
import { isRecord } from "#lib/text/json";

/** How long parsing may keep everything else waiting. */
const SLICE_MS = 5;
/** How many malformed items, and findings in all, are named: enough to find the cause. */
const DROPPED_MAX = 5;
const FINDINGS_MAX = 30;

/**
 * Every item of a list that parses, in order. The others are dropped and named, so that one malformed item never breaks
 * the list. A long list is parsed in slices, so that nothing else has to wait. Throws `BackendFailure('malformed')` if
 * there is no list, if no item of a non-empty list parses, or if the whole list has another shape than the contract.
 */
export async function parseList<T>(payload: unknown, item: z.ZodType<T>, path: string): Promise<T[]> {
	return (await parsePlaced(payload, item, path)).map(({ parsed }) => parsed);
}

/** Like `parseList`; each item with its place in the backend's list. */
export async function parsePlaced<T>(
	payload: unknown,
	item: z.ZodType<T>,
	path: string,
): Promise<{ parsed: T; place: number }[]> {
	const list = listOf(payload, path);
	const findings = checkShape(list, item, path);
	let begunAt = performance.now();
	const parsed: { parsed: T; place: number }[] = [];
	const dropped: string[] = [];
	let items = 0;
	const notes = new Map<string, number>();
	for (const [place, wire] of list.entries()) {
		const result = noting(notes, () => item.safeParse(wire));
		if (result.success) parsed.push({ parsed: result.data, place });
		else if (++items <= DROPPED_MAX)
			dropped.push(`item ${place + 1} is left out: ${lacksText(result.error, isPersonalPath(path))}`);
		for (const hiding of isPersonalPath(path) ? [] : hidingIn(wire))
			notes.set(`is shown although ${hiding}`, (notes.get(`is shown although ${hiding}`) ?? 0) + 1);
		if (performance.now() - begunAt < SLICE_MS) continue;
		await setImmediate();
		begunAt = performance.now();
	}
	findings.push(...dropped);
	if (items > DROPPED_MAX) findings.push(`${items} items in all are left out`);
	for (const [note, items] of notes) {
		const what = isPersonalPath(path) ? note.replace(/:.*/s, "") : note;
		findings.push(items > 1 ? `${what}, in ${items} items` : what);
	}
	reportFinding(path, "wrong", [...findings, ...repeatedIds(parsed)].slice(0, FINDINGS_MAX));
	if (parsed.length === 0 && list.length > 0)
		throw new BackendFailure("malformed", path, { detail: `has no item that can be shown: ${dropped[0]}` });
	return parsed;
}

const lacksText = ({ issues }: z.ZodError, isPersonal: boolean) =>
	issues
		.map(({ path, message }) => (isPersonal ? path.join(".") : `\`${path.join(".")}\` ${message}`))
		.join(", ");

/** Two items with one id have one page. */
function repeatedIds(items: readonly { parsed: unknown }[]): string[] {
	const seen = new Set<unknown>();
	const repeated = items.find(({ parsed }) => {
		const id = isRecord(parsed) ? parsed.id : undefined;
		if (id !== undefined && seen.has(id)) return true;
		seen.add(id);
		return false;
	});
	return repeated
		? [
				`several items have the id ${sampleOf((repeated.parsed as { id: string }).id)}: only one can be opened`,
			]
		: [];
}

/**
 * The fields that cannot be read, in words. Throws `BackendFailure('malformed')` if one of them has a shape that cannot be read in every
 * item of several, or if the items have no field that the site reads but an id: then the backend has changed, and the last good list is
 * better.
 */
function checkShape(list: readonly unknown[], item: z.ZodType, path: string): string[] {
	const { fields, isForeign } = unreadFields(list, item);
	const refuse = (detail: string) => new BackendFailure("malformed", path, { detail });
	if (isForeign) throw refuse("has items without any field that the site reads: see openapi.json");
	const odd = fields.find(({ isOddInAll }) => isOddInAll);
	if (odd) throw refuse(`has ${fieldText(odd, path)}, a shape that cannot be read`);
	return fieldTexts(fields, path);
}

const fieldTexts = (fields: readonly UnreadField[], path: string) =>
	fields.map((field) => `${fieldText(field, path)} cannot be used`);

const fieldText = ({ key, items, example }: UnreadField, path: string) =>
	`${key} in ${items} items${isPersonalPath(path) ? "" : `: ${sampleOf(example)}`}`;

/**
 * The list of a response. An optional list that is null is empty: so Go sends an empty slice. Throws
 * `BackendFailure('malformed')` if there is no list.
 */
function listOf(payload: unknown, path: string): unknown[] {
	const list = unwrapList(payload);
	if (list) return list;
	if (isOptionalPath(path) && unwrapData(unwrapData(payload)) === null) return [];
	throw new BackendFailure("malformed", path, { detail: "has no list, neither as a whole nor in `data`" });
}

/** One item, in any envelope. Throws `BackendFailure('malformed')` if it does not parse. */
export function parseItem<T>(payload: unknown, item: z.ZodType<T>, path: string): T {
	const wire = unwrapItem(payload);
	const notes = new Map<string, number>();
	const result = noting(notes, () => item.safeParse(wire));
	if (result.success) {
		const { fields } = unreadFields([wire], item);
		reportFinding(path, "wrong", [...fieldTexts(fields, path), ...notes.keys()]);
		return result.data;
	}
	const fields = result.error.issues.map((issue) => issue.path.join(".")).join(", ");
	throw new BackendFailure("malformed", path, {
		cause: result.error,
		detail: `is no item that can be shown: it lacks ${fields || "everything"}`,
	});
}
