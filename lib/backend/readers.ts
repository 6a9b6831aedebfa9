import "server-only";
import { cache } from "react";
import type { z } from "zod";
import { readBackend } from "#lib/backend/client/backend-client";
import { readBackendItem } from "#lib/backend/client/backend-item";
import { BackendFailure } from "#lib/backend/client/failure";
import type { Source } from "#lib/backend/client/last-good";
import type { newestFirst } from "#lib/backend/dates";
import { isNothing, parseItem, parseList } from "#lib/backend/parse-list";

/**
 * A reader of the list at this path: all items that `item` can parse, in the backend's order unless there is another. The list is frozen,
 * because all pages share it. Throws `BackendFailure`.
 */
export function listReader<T extends object>(
	path: string,
	item: z.ZodType<T>,
	inOrder?: InOrder,
): () => Promise<T[]> {
	const source = listSource(path, item, inOrder);
	return cache(() => readBackend(source));
}

/**
 * A reader of one item of the list at this path, by id. Resolves to undefined if none has this id. Throws `BackendFailure`.
 */
export function itemReader<T extends { id: string }>(
	listPath: string,
	item: z.ZodType<T>,
	inOrder?: InOrder,
) {
	const list = listSource(listPath, item, inOrder);
	return cache((id: string): Promise<T | undefined> => {
		const path = `${listPath}/${encodeURIComponent(id)}`;
		const parse = (payload: unknown) => {
			const found = isNothing(payload) ? undefined : parseItem(payload, item, path);
			if (found?.id === id) return found;
			// Null, {} and another item, by reading '1abc' as 1, say that there is none.
			throw new BackendFailure("status", path, { status: 404 });
		};
		return readBackendItem({ path, id, list, parse, placeholders: item.safeParse({ id }).data ?? {} });
	});
}

/** Another order than the backend's; the same for all readers of a list, because they share it. */
type InOrder = typeof newestFirst;

const listSource = <T extends object>(path: string, item: z.ZodType<T>, inOrder?: InOrder): Source<T[]> => ({
	path,
	parse: async (payload) => {
		const list = await parseList(payload, item, path);
		return Object.freeze(inOrder ? inOrder(list) : list) as T[];
	},
});
