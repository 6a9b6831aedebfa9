/**
 * One value for the whole process. Next bundles pages, route handlers and the server start separately, each with its own
 * modules, and Node loads the server outside all bundles. Values that they share therefore belong to the process, not to a
 * module.
 */
export function globalSingleton<T>(name: string, make: () => T): T {
	const shared = globalThis as { [key: symbol]: unknown };
	const key = Symbol.for(`website.${name}`);
	shared[key] ??= make();
	return shared[key] as T;
}
