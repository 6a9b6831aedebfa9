import { globalSingleton } from "#lib/platform/global-singleton";

const lists = globalSingleton("watched-lists", () => new Map<string, readonly unknown[]>());

/** A list that watchers and routes replace while the site runs, and pages show. It is empty until then. */
export const watchedList = <T>(name: string) => ({
	items: () => (lists.get(name) ?? []) as readonly T[],
	replace: (items: readonly T[]): void => void lists.set(name, items),
});
