import { type Browser, type BrowserContext, chromium } from "@playwright/test";

/** Playwright's internals for preparing a used context for the next test. */
type Internals = Browser & {
	_newContextForReuse: (...given: unknown[]) => Promise<BrowserContext>;
	_disconnectFromReusedContext: (reason: string) => Promise<void>;
	_connection: {
		toImpl: (context: BrowserContext) => { clearCache: () => Promise<void>; _origins: Set<string> };
	};
};

/** How long to wait for a page that hangs. */
const CLEAR_MS = 1_000;

/**
 * Lets a reused context (`reuseContext`) keep the browser's caches. Playwright clears them between two tests, and opens
 * every origin that the first one visited to empty its storage: a third of the cost of a browser test. Here the storage is
 * emptied without opening anything. Playwright still resets cookies, routes, scripts, the clock and the screen. Call it
 * before a browser is launched. Throws at the first test if Playwright works differently.
 */
export function keepCachesOfReusedContexts(): void {
	const { launch } = chromium;
	chromium.launch = async (options) => {
		const browser = (await launch.call(chromium, options)) as Internals;
		const { _newContextForReuse: reuse, _disconnectFromReusedContext: leave } = browser;
		let visited = new Set<string>();

		browser._newContextForReuse = async (...given) => {
			const context = await reuse.apply(browser, given);
			const known = browser._connection.toImpl(context);
			if (!known.clearCache || !known._origins)
				throw new Error("Playwright reuses contexts in a different way");
			const origins = visited;
			visited = new Set();
			known.clearCache = async () => {};
			known._origins.add = (origin) => {
				visited.add(origin);
				return known._origins;
			};
			await emptyStorage(context, origins);
			return context;
		};
		browser._disconnectFromReusedContext = async (reason) => {
			await Promise.all(browser.contexts().flatMap((context) => context.pages().map(emptySession)));
			await leave.call(browser, reason);
		};
		return browser;
	};
}

async function emptyStorage(context: BrowserContext, origins: ReadonlySet<string>): Promise<void> {
	const [page] = context.pages();
	if (!page || origins.size === 0) return;
	const session = await context.newCDPSession(page);
	for (const origin of origins)
		await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
	await session.detach();
}

/** It belongs to the tab, which stays open. */
async function emptySession(page: ReturnType<BrowserContext["pages"]>[number]): Promise<void> {
	if (!page.url().startsWith("http")) return;
	const emptied = page.evaluate(() => sessionStorage.clear()).catch(() => {});
	await Promise.race([emptied, new Promise((resolve) => setTimeout(resolve, CLEAR_MS).unref())]);
}
