import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { Agent, setGlobalDispatcher } from "undici";
import { browserExecutable } from "./e2e/support/browser.ts";
import "./e2e/support/no-env-files.ts";
import { BROWSER_WITHOUT_OPTIMISER, QUICK_AVIF, QUICK_BROTLI } from "./e2e/support/shortcuts.ts";

/**
 * The tests start their own server on a separate port, so that they do not disturb a running `npm run dev`. `E2E_PORT` sets
 * another port; `E2E_BASE_URL` tests a server that is already running.
 */
const PORT = Number(process.env.E2E_PORT ?? 3210);
const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${PORT}`;

/** Tests that only `npm run test:full` runs: see `FULL` in e2e/support/visitor.ts. */
const FULL = /@full/;

/** Node caches compiled code: the suite starts some seventy servers, and only the first should have to compile it. */
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/node-compile");

/**
 * Tests fetch without keep-alive. One that keeps its process busy for seconds, such as the validation of HTML, would send its next
 * request on a connection that the site has closed by then.
 */
setGlobalDispatcher(new Agent({ pipelining: 0 }));

/**
 * Features that the browser is told to leave out. Without the first, documents of one site share a frame and its surface, which saves an
 * eighth of the processor time of a visit. The browser heeds only the last list that it is given, so the others
 * repeat those of Playwright's own list that the tests need.
 */
const DISABLED_FEATURES = [
	"RenderDocument",
	"AvoidCorsURLLoaderRestartOnRedirect",
	"AvoidUnnecessaryBeforeUnloadCheckSync",
	"HttpsFirstBalancedModeAutoEnable",
	"HttpsUpgrades",
	"MediaRouter",
	"OptimizationHints",
	"PaintHolding",
	"ThirdPartyStoragePartitioning",
];

const isRoot = process.getuid?.() === 0;

export default defineConfig({
	testDir: "e2e",
	// Emptied at each start; what other scripts and the full end-to-end tests leave beside it stays.
	outputDir: "test-results/browser",
	// File by file: tests that share a server share its worker, so that the server starts once.
	fullyParallel: false,
	workers: process.env.E2E_WORKERS ? Number(process.env.E2E_WORKERS) : 3,
	grepInvert: process.env.E2E_FULL ? undefined : FULL,
	// A flaky test is a bug.
	retries: 0,
	// What a test awaits has a limit of its own, below. The whole takes as long as a busy machine does.
	timeout: 90_000,
	expect: { timeout: 8_000 },
	forbidOnly: Boolean(process.env.CI),
	reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
	use: {
		baseURL,
		trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
		// The service worker would make requests that tests of the network do not see; its own test allows it.
		serviceWorkers: "block",
		launchOptions: {
			executablePath: browserExecutable(),
			args: [
				...(isRoot ? ["--no-sandbox"] : []),
				"--disable-gpu",
				// Scripts that one test compiled are cached for the next.
				"--renderer-process-limit=1",
				// With three browsers on two processors, more threads only use more memory.
				"--num-raster-threads=1",
				// Text as wide as in a full browser: the headless shell would round glyph widths to pixels.
				"--font-render-hinting=none",
				...BROWSER_WITHOUT_OPTIMISER,
				`--disable-features=${DISABLED_FEATURES.join()}`,
				"--disable-quic",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
	projects: [
		{
			name: "desktop",
			use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 } },
		},
		{
			name: "phone",
			use: { ...devices["Pixel 7"], viewport: { width: 360, height: 800 } },
			// Tests that do not depend on the screen size run once.
			grep: /@both-screens/,
		},
	],
	webServer: process.env.E2E_BASE_URL
		? undefined
		: {
				command: `${JSON.stringify(process.execPath)} server.ts -H localhost -p ${PORT}`,
				url: baseURL,
				env: {
					SITE_URL: baseURL,
					API_BASE_URL: "",
					LOG_LEVEL: "warn",
					NODE_ENV: "production",
					NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${QUICK_AVIF} ${QUICK_BROTLI}`,
				},
				timeout: 60_000,
			},
});
