import "server-only";
import { cache } from "react";
import type { z } from "zod";
import { readBackend, readBackendItem } from "#lib/backend/client/backend-client";
import { parseItem, parseList } from "#lib/backend/fields";

/**
 * A reader of the list at this path: all items that `item` can parse, in the backend's order. The list is frozen,
 * because all pages share it. Throws `BackendFailure`.
 */
export function listReader<T>(path: string, item: z.ZodType<T>): () => Promise<T[]> {
	const parse = async (payload: unknown) => Object.freeze(await parseList(payload, item, path)) as T[];
	return cache(() => readBackend(path, parse));
}

/**
 * A reader of one item of the list at this path, by id. Resolves to undefined if none has this id. Throws `BackendFailure`.
 */
export const itemReader = <T extends { id: string }>(listPath: string, item: z.ZodType<T>) =>
	cache((id: string): Promise<T | undefined> => {
		const path = `${listPath}/${encodeURIComponent(id)}`;
		return readBackendItem(path, id, (payload) => parseItem(payload, item, path));
	});
