/**
 * One value for the whole process. Next bundles pages, route handlers and the start of the server apart, each with modules of
 * its own, and loads the page cache outside of all bundles: what they share hangs on the process, not on a module.
 */
export function processWide<T>(name: string, make: () => T): T {
	const shared = globalThis as { [key: symbol]: unknown };
	const key = Symbol.for(`website.${name}`);
	shared[key] ??= make();
	return shared[key] as T;
}
