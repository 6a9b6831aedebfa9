import "server-only";
import { cache } from "react";
import type { z } from "zod";
import { readBackend, readBackendItem } from "#lib/backend/client/backend-client";
import { parseItem, parseList } from "#lib/backend/fields";

/** How the items of a list are parsed, and which of their fields a long list keeps only the beginnings of. */
export type ListSchema = { item: z.ZodType<object>; longTexts: readonly string[] };

const LISTS = new Map<string, ListSchema>();

/** The schema of the list at this path, once the module of its reader is loaded. */
export const listSchema = (path: string): ListSchema | undefined => LISTS.get(path);

/**
 * A reader of the list at this path: all items that `item` can parse, in the backend's order. The list is frozen,
 * because all pages share it. `longTexts` are the fields of which a long list keeps only the beginnings
 * (`lib/backend/client/list-index.ts`), because each item has a page that reads it whole. Throws `BackendFailure`.
 */
export function listReader<T>(
	path: string,
	item: z.ZodType<T>,
	{ longTexts = [] }: { longTexts?: readonly (keyof T & string)[] } = {},
): () => Promise<T[]> {
	LISTS.set(path, { item: item as z.ZodType<object>, longTexts });
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
