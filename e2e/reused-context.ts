import { type Browser, type BrowserContext, chromium } from "@playwright/test";

/** Playwright's internals for preparing a used context for the next test. */
type Internals = Browser & {
	_newContextForReuse: (...given: unknown[]) => Promise<BrowserContext>;
	_disconnectFromReusedContext: (reason: string) => Promise<void>;
	_connection: {
		toImpl: ((browser: Browser) => BrowserInternals) & ((context: BrowserContext) => ContextInternals);
	};
};
type BrowserInternals = {
	newContextForReuse: (progress: unknown, options: ContextOptions) => Promise<ContextInternals>;
	contextForReuse: () => ContextInternals | undefined;
};
type ContextInternals = {
	clearCache: () => Promise<void>;
	clock: { resumeNoReply: () => void };
	_origins: Set<string>;
	_options: ContextOptions;
	pages: () => { delegate: { _mainFrameSession: { _client: Session } } }[];
};
type Session = { send: (method: string, parameters: object) => Promise<unknown> };
type ContextOptions = Emulation & Record<string, unknown>;
/** What Playwright sets only when it opens a page, though the browser can change it in an open one. */
type Emulation = { javaScriptEnabled?: boolean; timezoneId?: string; isMobile?: boolean; hasTouch?: boolean };

/** How long to wait for a page that hangs. */
const CLEAR_MS = 1_000;

/**
 * Lets a reused context (`reuseContext`) keep the browser's caches. Playwright clears them between two tests, and opens
 * every origin that the first one visited to empty its storage: a third of the cost of a browser test. Here the storage is
 * emptied without opening anything. Playwright still resets cookies, routes, scripts, the clock and the screen.
 *
 * Tests without script, with touch or in another time zone share the context, too; Playwright would open a new one before
 * and after them.
 *
 * Call it before a browser is launched. Throws at the first test if Playwright works differently.
 */
export function keepCachesOfReusedContexts(): void {
	const { launch } = chromium;
	chromium.launch = async (options) => {
		const browser = (await launch.call(chromium, options)) as Internals;
		const { _newContextForReuse: reuse, _disconnectFromReusedContext: leave } = browser;
		shareContext(browser._connection.toImpl(browser as Browser));
		let visited = new Set<string>();

		browser._newContextForReuse = async (...given) => {
			const context = await reuse.apply(browser, given);
			const known = browser._connection.toImpl(context);
			if (!known.clearCache || !known._origins || !known.clock.resumeNoReply)
				throw new Error("Playwright reuses contexts in a different way");
			const origins = visited;
			visited = new Set();
			known.clearCache = async () => {};
			// At the end of a test Playwright lets the clock run on, without waiting. If it is late, it adds a script to the pages
			// of the next test, which have no such clock.
			known.clock.resumeNoReply = () => {};
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

function shareContext(browser: BrowserInternals): void {
	const prepare = browser.newContextForReuse?.bind(browser);
	if (!prepare || !browser.contextForReuse) throw new Error("Playwright reuses contexts in a different way");
	browser.newContextForReuse = async (progress, options) => {
		const { javaScriptEnabled, timezoneId, isMobile, hasTouch, ...others } = options;
		const emulation: Emulation = { javaScriptEnabled, timezoneId, isMobile, hasTouch };
		const used = browser.contextForReuse();
		if (used) Object.assign(used._options, emulation);
		const context = await prepare(progress, others);
		// Pages that are opened later follow the options.
		Object.assign(context._options, emulation);
		for (const page of context.pages()) {
			const session = page.delegate._mainFrameSession._client;
			await session.send("Emulation.setScriptExecutionDisabled", { value: javaScriptEnabled === false });
			await session.send("Emulation.setTouchEmulationEnabled", { enabled: Boolean(hasTouch) });
			await session.send("Emulation.setTimezoneOverride", { timezoneId: timezoneId ?? "" });
		}
		return context;
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
