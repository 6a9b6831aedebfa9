import "server-only";
import { cache } from "react";
import type { z } from "zod";
import { readBackend, readBackendItem } from "#lib/backend/client/backend-client";
import type { Source } from "#lib/backend/client/parsed-answer";
import { parseItem, parseList } from "#lib/backend/fields";

/**
 * A reader of the list at this path: all items that `item` can parse, in the backend's order. The list is frozen,
 * because all pages share it. Throws `BackendFailure`.
 */
export function listReader<T>(path: string, item: z.ZodType<T>): () => Promise<T[]> {
	const source = listSource(path, item);
	return cache(() => readBackend(source));
}

/**
 * A reader of one item of the list at this path, by id. Resolves to undefined if none has this id. Throws `BackendFailure`.
 */
export function itemReader<T extends { id: string }>(listPath: string, item: z.ZodType<T>) {
	const list = listSource(listPath, item);
	return cache((id: string): Promise<T | undefined> => {
		const path = `${listPath}/${encodeURIComponent(id)}`;
		return readBackendItem({ path, id, list, parse: (payload) => parseItem(payload, item, path) });
	});
}

const listSource = <T>(path: string, item: z.ZodType<T>): Source<T[]> => ({
	path,
	parse: async (payload) => Object.freeze(await parseList(payload, item, path)) as T[],
});
