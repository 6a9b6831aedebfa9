/** Items read from one or more answers. */
export type ListPart = { items: unknown[]; bytes: number; digest: string };

/** What changed in a list until `asOf`, a time on the backend's clock. */
export type ListChanges = { changed: ListPart; deleted: ReadonlySet<string>; asOf: string };

/** The list after the changes. A changed item keeps its place; new ones come first. An item both changed and deleted is gone. */
export function withChanges(items: readonly unknown[], { changed, deleted }: ListChanges): unknown[] {
	const replacements = new Map(changed.items.map((item) => [itemId(item), item]));
	const kept: unknown[] = [];
	for (const item of items) {
		const id = itemId(item);
		if (id !== undefined && deleted.has(id)) continue;
		kept.push(replacements.get(id) ?? item);
		replacements.delete(id);
	}
	const added = [...replacements].flatMap(([id, item]) =>
		id !== undefined && deleted.has(id) ? [] : [item],
	);
	return [...added, ...kept];
}

/** The items whose ids are not in `known`, which then has them, too. An item without an id is always new. */
export function itemsNotIn(known: Set<string>, items: readonly unknown[]): unknown[] {
	return items.filter((item) => {
		const id = itemId(item);
		if (id === undefined) return true;
		const isNew = !known.has(id);
		known.add(id);
		return isNew;
	});
}

/** An item's id as text; undefined if it has none. A blank one is none, as for `idOf`. */
export function itemId(item: unknown): string | undefined {
	const { id, _id } = (item ?? {}) as { id?: unknown; _id?: unknown };
	return textOf(id) ?? textOf(_id);
}

const textOf = (id: unknown) =>
	typeof id === "string" || typeof id === "number" ? String(id).trim() || undefined : undefined;
