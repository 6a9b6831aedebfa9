import "server-only";
import { cache } from "react";
import type { z } from "zod";
import { readBackend } from "#lib/backend/client/backend-client";
import { readBackendItem } from "#lib/backend/client/backend-item";
import { isNothing } from "#lib/backend/client/envelope";
import { BackendFailure } from "#lib/backend/client/failure";
import type { Source } from "#lib/backend/client/last-good";
import { parseItem, parseList } from "#lib/backend/parse-list";

/** Reads a list of the backend, whose items this schema parses. */
export type ListReader<T, Item = T> = (() => Promise<T[]>) & Source<T[]> & { schema: z.ZodType<Item> };

/** Reads one item of a list by id. Resolves to undefined if none has this id. */
export type ItemReader<T> = ((id: string) => Promise<T | undefined>) & {
	path: string;
	schema: z.ZodType<T>;
};

/**
 * A reader of the list at this path: all items that `schema` can parse, in the backend's order unless they are arranged otherwise. The
 * list is frozen, because all pages share it. Throws `BackendFailure`.
 */
export function listReader<Item extends object, T extends object = Item>(
	path: string,
	schema: z.ZodType<Item>,
	arranged?: (items: Item[], path: string) => T[],
): ListReader<T, Item> {
	const parse = async (payload: unknown) => {
		const items = await parseList(payload, schema, path);
		return Object.freeze(arranged ? arranged(items, path) : items) as T[];
	};
	return Object.assign(
		cache(() => readBackend({ path, parse })),
		{ path, schema, parse },
	);
}

/** A reader of single items of this list. Throws `BackendFailure`. */
export function itemReader<T extends { id: string }>(list: ListReader<T>): ItemReader<T> {
	const { schema } = list;
	const read = cache((id: string): Promise<T | undefined> => {
		const path = `${list.path}/${encodeURIComponent(id)}`;
		const parse = (payload: unknown) => {
			const found = isNothing(payload) ? undefined : parseItem(payload, schema, path);
			if (found?.id === id) return found;
			// Null, {} and another item, by reading '1abc' as 1, say that there is none.
			throw new BackendFailure("status", path, { status: 404 });
		};
		return readBackendItem({ path, id, list, parse, placeholders: schema.safeParse({ id }).data ?? {} });
	});
	return Object.assign(read, { path: `${list.path}/{id}`, schema });
}
