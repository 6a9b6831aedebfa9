import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { keepCachesOfReusedContexts } from "./e2e/reused-context.ts";
import { browserExecutable } from "./scripts/browser.ts";
import { drawsLikeTheSnapshots } from "./scripts/snapshot-machine.ts";

/**
 * The tests start their own server on a port of its own, so that a running `npm run dev` does not disturb them. `E2E_PORT`
 * chooses another port; `E2E_BASE_URL` tests a server that is already running.
 */
const PORT = Number(process.env.E2E_PORT ?? 3210);
const baseURL = process.env.E2E_BASE_URL ?? `http://localhost:${PORT}`;

const SNAPSHOTS = /visual-snapshots\.spec\.ts$/;

/** The walk through every page takes minutes: `npm run test:walk` asks for it. */
const WALK = /@walk/;

/** Node keeps what it compiled: the suite starts some seventy servers, and the first alone would pay for them all. */
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/node-compile");

const isRoot = process.getuid?.() === 0;

keepCachesOfReusedContexts();

export default defineConfig({
	testDir: "e2e",
	// File by file: tests that share a server share its worker, so that it starts once.
	fullyParallel: false,
	workers: process.env.E2E_WORKERS ? Number(process.env.E2E_WORKERS) : 3,
	grepInvert: process.env.E2E_WALK ? undefined : WALK,
	// A developer sees a flaky test fail. On CI it is tried once more and named in the summary, until the suite has proved itself there.
	retries: process.env.CI ? 1 : 0,
	timeout: 45_000,
	expect: { timeout: 8_000 },
	forbidOnly: Boolean(process.env.CI),
	reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
	use: {
		baseURL,
		// A new context starts a new renderer with cold caches: three quarters of what a visit costs. Tests of a first visit by a cold
		// browser (or `forgetFiles`), and tests that leave something behind that is not taken back, ask for one (`reuseContext: false`).
		reuseContext: true,
		trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
		// The worker that keeps the offline page would fetch behind the back of tests that watch requests; its own test allows it.
		serviceWorkers: "block",
		launchOptions: {
			executablePath: browserExecutable(),
			args: [
				...(isRoot ? ["--no-sandbox"] : []),
				"--disable-gpu",
				// The next test finds the scripts that the one before has compiled.
				"--renderer-process-limit=1",
				// Letters are as wide as in a full browser: the headless shell would fit them to pixels.
				"--font-render-hinting=none",
				"--disable-quic",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
	},
	snapshotPathTemplate: "e2e/snapshots/{arg}{ext}",
	projects: [
		{
			name: "desktop",
			use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 } },
			testIgnore: SNAPSHOTS,
		},
		{
			name: "phone",
			use: { ...devices["Pixel 7"], viewport: { width: 360, height: 800 } },
			// What no screen size touches is tested once.
			grep: /@both-screens/,
		},
		// Pictures are compared where letters are drawn as when they were made.
		...(drawsLikeTheSnapshots()
			? [
					{
						name: "snapshots",
						use: { ...devices["Desktop Chrome"], reuseContext: false },
						testMatch: SNAPSHOTS,
					},
				]
			: []),
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
					NODE_OPTIONS: "--import=./e2e/quick-avif.mjs",
				},
				timeout: 60_000,
			},
});
