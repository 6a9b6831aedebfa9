import type { z } from "zod";
import { momentOf } from "#lib/backend/dates";
import { isMeaningless, unescaped } from "#lib/backend/plain-value";
import { isBlank, shapeOf } from "#lib/backend/unread-fields";
import { type Finding, findingsAt, sample } from "./finding.ts";

type Wire = Record<string, unknown>;

/** Beyond these, fields of a list are only parsed, because each is tried on its own. */
const EXAMINED_MAX = 200;

/** The schema's findings in these items: those that it rejects, fields that it cannot use, and fields that it reads otherwise. */
export function checkItems(path: string, items: readonly unknown[], schema: z.ZodType): Finding[] {
	const rejected = items.flatMap((item, at) => {
		const { error } = schema.safeParse(item);
		return error ? [`item ${at + 1}: ${error.issues.map(issueText).join(", ")}`] : [];
	});
	const found = new Map<string, { finding: Finding; items: number }>();
	const ignored = new Set<string>();
	const findingOf = findingsAt(path);
	const note: Notes["note"] = (key, grade, what, shown) => {
		const known = found.get(grade + key);
		if (known) known.items += 1;
		else found.set(grade + key, { finding: findingOf(grade, `\`${key}\` ${what}`, shown), items: 1 });
	};
	for (const item of items.slice(0, EXAMINED_MAX)) {
		if (schema.safeParse(item).success) examine(item as Wire, schema, { note, ignored });
	}
	const many = ({ finding, items }: { finding: Finding; items: number }): Finding =>
		items > 1 ? { ...finding, what: `${finding.what}, in ${items} items` } : finding;
	const unknown = findingOf("tolerated", `has ${[...ignored].join(", ")}`, "nothing of these fields");
	return [
		...rejected.map((what) => findingOf("wrong", what, "the list without this item")),
		...[...found.values()].map(many),
		...(ignored.size > 0 ? [unknown] : []),
	];
}

const issueText = ({ path, message }: z.core.$ZodIssue) =>
	path.length > 0 ? `\`${path.join(".")}\` ${message}` : message;

type Notes = {
	note: (key: string, grade: Finding["grade"], what: string, shown: string) => void;
	ignored: Set<string>;
};

function examine(item: Wire, schema: z.ZodType, { note, ignored }: Notes): void {
	const shape = shapeOf(schema) ?? {};
	for (const [key, value] of Object.entries(item)) {
		const field = shape[key];
		if (isHiding(key, value)) note(key, "wrong", `is ${sample(value)}`, "the item all the same");
		if (!field) {
			ignored.add(key);
			continue;
		}
		if (typeof value === "string" && isMeaningless(value))
			note(key, "tolerated", `is ${sample(value)}`, "the item without it");
		if (isBlank(value)) continue;
		const read: unknown = field.safeParse(value).data;
		if (hasLostNumber(key, value)) note(key, "wrong", `${sample(value)} is rounded`, "another item, or none");
		else if (!hasEffect(item, key, read, schema))
			note(key, "wrong", `cannot be used: ${sample(value)}`, "the item without it");
		else if (Array.isArray(value) && Array.isArray(read) && read.length < value.length)
			note(
				key,
				"wrong",
				`has ${value.length - read.length} entries that cannot be used: ${sample(value)}`,
				"the others",
			);
		else if (isReadOtherwise(value, read)) note(key, "tolerated", `is ${sample(value)}`, sample(read));
	}
}

/** Names by which backends hide items, which the site does not know: it shows what is in the list. */
const HIDING = /^(?:is_?)?(?:draft|deleted|hidden|archived|trashed|private|unlisted)(?:_?at|_?on)?$/i;
const SHOWING = /^(?:is_?)?(?:published|active|visible|public|enabled|live)$/i;
const HIDING_STATUS =
	/^(?:draft|pending|private|trash(?:ed)?|deleted|archived|hidden|inactive|unpublished|scheduled|future)$/i;

function isHiding(key: string, value: unknown): boolean {
	const isNo = value === false || value === 0 || /^(?:false|no|0|off)$/i.test(String(value));
	const isSet = !isBlank(value) || value === true;
	if (/^(?:status|state|visibility|_status)$/i.test(key)) return HIDING_STATUS.test(String(value));
	if (SHOWING.test(key)) return isNo;
	if (HIDING.test(key)) return isSet && !isNo;
	const isDate =
		/^published_?at$|^publish(?:_?on)?$/i.test(key) &&
		(typeof value === "string" || typeof value === "number");
	return isDate && Date.parse(momentOf(value) ?? "") > Date.now();
}

const hasLostNumber = (key: string, value: unknown) =>
	/^_?id$/.test(key) && typeof value === "number" && !Number.isSafeInteger(value);

/**
 * Whether the field makes a difference to what the site gets from an item that has nothing else but what it needs, so that no other
 * field stands in for it. A value equal to the default makes none, and is fine.
 */
function hasEffect(item: Wire, key: string, read: unknown, schema: z.ZodType): boolean {
	let least = item;
	for (const other of Object.keys(item)) {
		if (other === key) continue;
		const { [other]: _, ...smaller } = least;
		if (schema.safeParse(smaller).success) least = smaller;
	}
	const { [key]: _, ...without } = least;
	const result = schema.safeParse(without);
	if (!result.success) return true;
	const rest = JSON.stringify(result.data);
	return (
		rest !== JSON.stringify(schema.parse(least)) || rest.toLowerCase().includes(String(read).toLowerCase())
	);
}

/** Whether the site shows something else than the value, apart from the form of dates, times of day and long texts. */
function isReadOtherwise(value: unknown, read: unknown): boolean {
	if (typeof value === "string" && unescaped(value) !== value) return true;
	if (typeof read === "string" && /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(read))
		return typeof value !== "string";
	if (typeof read === "number") return typeof value !== "number" && !/^\d{2}:\d{2}$/.test(String(value));
	if (Array.isArray(read)) return !Array.isArray(value) || read.some((entry, at) => entry !== value[at]);
	return typeof read === "string" && String(value) !== read;
}
