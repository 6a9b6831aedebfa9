import { type Browser, type BrowserContext, chromium } from "@playwright/test";

/** What Playwright keeps to itself: how a context that the test before has used is made ready for the next one. */
type Internals = Browser & {
	_newContextForReuse: (...given: unknown[]) => Promise<BrowserContext>;
	_disconnectFromReusedContext: (reason: string) => Promise<void>;
	_connection: {
		toImpl: (context: BrowserContext) => { clearCache: () => Promise<void>; _origins: Set<string> };
	};
};

/** A page that hangs is given up. */
const CLEAR_MS = 1_000;

/**
 * Lets a reused context (`reuseContext`) keep the browser's caches. Playwright clears them between two tests, and opens every
 * origin that the first one visited to empty its storage: a third of what a test with a browser costs. Here the storage is
 * emptied without opening anything. Cookies, routes, scripts, the clock and the screen are taken back by Playwright as ever.
 * Call it before a browser is launched; throws at the first test when Playwright works differently.
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
			if (!known.clearCache || !known._origins) throw new Error("Playwright reuses contexts in another way");
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

/** It belongs to the tab, which stays. */
async function emptySession(page: ReturnType<BrowserContext["pages"]>[number]): Promise<void> {
	if (!page.url().startsWith("http")) return;
	const emptied = page.evaluate(() => sessionStorage.clear()).catch(() => {});
	await Promise.race([emptied, new Promise((resolve) => setTimeout(resolve, CLEAR_MS).unref())]);
}
