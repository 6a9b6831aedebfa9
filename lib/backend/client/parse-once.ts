import { processWide } from "#lib/platform/process-wide";

/**
 * Parses an answer; throws `BackendFailure` for an unreadable one. All pages share the result, so nobody may change it. The same
 * function is called once per answer.
 */
export type Parse<T> = (payload: unknown) => T | Promise<T>;

/**
 * Marks a long list of which only the parsed items stay in memory; the backend's own are in its file. A list has one schema, so all
 * bundles share the result. The symbol is the same in each of them.
 */
const PARSED = Symbol.for("website.parsed-list");

/** Parsed payloads: an unchanged answer is parsed once for all pages. */
const parsed = processWide(
	"backend-parsed",
	() => new WeakMap<object, WeakMap<Parse<unknown>, Promise<unknown>>>(),
);

/** Wraps parsed items to replace a payload. */
export const parsedValue = (value: unknown) => ({ [PARSED]: value });

/** The parsed items that replace a payload. */
export const parsedIn = (payload: { [PARSED]: unknown }): unknown => payload[PARSED];

/** The result of `parse` for a payload, computed once for all callers. */
export async function parseOnce<T>(parse: Parse<T>, payload: unknown): Promise<T> {
	if (typeof payload !== "object" || payload === null) return parse(payload);
	if (holdsParsed(payload)) return payload[PARSED] as T;
	const results = parsed.get(payload) ?? new WeakMap<Parse<unknown>, Promise<unknown>>();
	parsed.set(payload, results);
	const result = results.get(parse) ?? (async () => parse(payload))();
	results.set(parse, result);
	return result as Promise<T>;
}

/** Whether only the parsed items of this payload are in memory. */
export const holdsParsed = (payload: unknown): payload is { [PARSED]: unknown } =>
	typeof payload === "object" && payload !== null && PARSED in payload;
