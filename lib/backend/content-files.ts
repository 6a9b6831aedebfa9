import "server-only";
import type { z } from "zod";
import { regionsIn, unwrapData, unwrapList } from "#lib/backend/client/envelope";
import { contentFile } from "#lib/backend/client/resources";
import { READS, type Read } from "#lib/backend/contract";
import { environment } from "#lib/platform/environment";
import { currentJson } from "#lib/text/json-file";

/** Enough to see what is wrong. */
const ERRORS_MAX = 10;

/**
 * Checks the embedded content if the site serves it. Throws an error that names the file, the line or item, and the reason of each
 * error, because editors of these files would assume that a page which starts shows them.
 */
export function checkContentFiles(): void {
	if (environment().API_BASE_URL) return;
	const errors = READS.filter(({ path }) => !path.includes("{id}")).flatMap(errorsOf);
	if (errors.length > 0) throw new Error(errors.slice(0, ERRORS_MAX).join("\n"));
}

function errorsOf({ path, schema, shape }: Read): string[] {
	const file = contentFile(path);
	let content: unknown;
	try {
		content = currentJson(file).content;
	} catch (error) {
		return [(error as Error).message];
	}
	if (shape === "item") return itemErrors(schema, unwrapData(content), `${file}:`);
	const lists = shape === "list" ? [["", unwrapList(content)] as const] : regionsIn(content);
	if (!lists) return [`${file}: must contain { "data": { "regions": { … } } }`];
	return lists.flatMap(([name, list]) => {
		const place = name ? `${file}: ${name},` : `${file}:`;
		if (!list) return [`${place} must contain a list`];
		return list.flatMap((item, at) => itemErrors(schema, item, `${place} item ${at + 1},`));
	});
}

function itemErrors(schema: z.ZodType, item: unknown, place: string): string[] {
	const result = schema.safeParse(item);
	if (result.success) return [];
	return result.error.issues.map(({ path, message }) => `${place} ${path.join(".") || "itself"}: ${message}`);
}
