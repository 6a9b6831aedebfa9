/**
 * `npm run test:alerts`: causes each alert of `deploy/prometheus` on a real site that a real Prometheus watches, and checks that it
 * fires, and that none does before. Prometheus reads the rules with seconds for minutes; `promtool` tests them as they are. Needs a
 * finished build and Debian's package `prometheus`. Three minutes.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { startBackend } from "../e2e/backend.ts";
import { type Site, startSite } from "../e2e/site.ts";
import { needs } from "./cluster/edge.ts";
import { freePort } from "./cluster/free-port.ts";
import { sendEnquiry } from "./hostile/visitor.ts";

const RULES = "deploy/prometheus/website.rules.yml";
const TOKEN = "the-token-of-the-test-of-alerts";
/** Longer than the site takes to read its figures while its store hangs. */
const SCRAPE_SECONDS = 6;
const QUIET_MS = 20_000;
const FIRES_MS = 60_000;

needs("promtool", "prometheus");
execFileSync("promtool", ["check", "rules", RULES], { stdio: "inherit" });
execFileSync("promtool", ["test", "rules", "deploy/prometheus/website.rules.test.yml"], { stdio: "inherit" });

const folder = await mkdtemp(join(tmpdir(), "alerts-"));
const dataDir = join(folder, "data");
const backend = await startBackend();
backend.fault("/content/articles", { kind: "status", status: 500 });
const site = await startSite({
	API_BASE_URL: backend.url,
	API_FRESH_MS: "0",
	DATA_DIR: dataDir,
	METRICS_TOKEN: TOKEN,
});
const prometheus = await startPrometheus(site);
const isVisited = visited();

/** What raises each alert, and what ends it. */
const TROUBLES: Record<string, () => Promise<(() => Promise<void> | void) | undefined>> = {
	// Nobody has read these yet, so there is no last good answer.
	WebsiteFails: async () => {
		isVisited.paths.push("/news/1");
		return () => {
			isVisited.paths.pop();
			backend.heal();
		};
	},
	ContentOld: async () => {
		backend.fault("/notices", { kind: "status", status: 500 });
		return backend.heal;
	},
	SubmissionsWaiting: async () => {
		backend.fault("/mail", { kind: "status", status: 503 });
		await sendEnquiry(site.url);
		return backend.heal;
	},
	FormsClosed: async () => {
		const other = new DatabaseSync(join(dataDir, "submissions.sqlite"));
		other.exec("BEGIN IMMEDIATE");
		return () => other.close();
	},
	WebsiteSlow: async () => {
		const stopping = new AbortController();
		void (async () => {
			while (!stopping.signal.aborted) {
				process.kill(site.pid, "SIGSTOP");
				await wait(400);
				process.kill(site.pid, "SIGCONT");
				await wait(200);
			}
		})();
		return async () => {
			stopping.abort();
			await wait(1_000);
		};
	},
	WebsiteDown: async () => void (await site.stop()),
};

const rows: { alert: string; "fired after, s": string; others: string }[] = [];
let hasFailed = false;
try {
	await wait(QUIET_MS);
	note("none", 0, await firing(), []);
	for (const [alert, cause] of Object.entries(TROUBLES)) {
		// What an earlier trouble, or a busy machine, has raised proves nothing.
		await until(async () => !(await firing()).includes(alert));
		const begun = performance.now();
		const end = await cause();
		await until(async () => (await firing()).includes(alert));
		note(alert, performance.now() - begun, await firing(), [alert]);
		await end?.();
	}
} finally {
	isVisited.stop();
	await prometheus.stop();
	await site.stop();
	await backend.stop();
	await rm(folder, { recursive: true, force: true });
}
console.table(rows);
console.log(hasFailed ? "AN ALERT DID NOT DO ITS WORK." : "Each alert fired for its cause.");
process.exit(hasFailed ? 1 : 0);

async function until(isSo: () => Promise<boolean>) {
	for (const begun = performance.now(); !(await isSo()); await wait(500))
		if (performance.now() - begun > FIRES_MS) return;
}

function note(alert: string, ms: number, found: string[], expected: string[]) {
	const others = found.filter((each) => !expected.includes(each));
	const fired = expected.every((each) => found.includes(each));
	if (!fired || (alert === "none" && others.length > 0)) hasFailed = true;
	rows.push({
		alert,
		"fired after, s": fired ? (ms / 1_000).toFixed(1) : "NEVER",
		others: others.join(", "),
	});
}

/** Visitors of a page that the backend is asked for each time. */
function visited() {
	const paths = ["/notices"];
	let isOver = false;
	void (async () => {
		for (let at = 0; !isOver; at++) {
			await fetch(`${site.url}${paths[at % paths.length]}?q=${at}`).catch(() => {});
			await wait(100);
		}
	})();
	return {
		paths,
		stop: () => {
			isOver = true;
		},
	};
}

async function startPrometheus({ url }: Site) {
	const rules = (await readFile(RULES, "utf8"))
		.replace(/\[5m\]/g, "[20s]")
		.replace(/for: \d+m/g, "for: 3s")
		.replace("> 900", "> 5");
	await writeFile(join(folder, "website.rules.yml"), rules);
	await writeFile(
		join(folder, "prometheus.yml"),
		`global: { scrape_interval: ${SCRAPE_SECONDS}s, scrape_timeout: ${SCRAPE_SECONDS}s, evaluation_interval: 1s }
rule_files: [website.rules.yml]
scrape_configs:
  - job_name: website
    authorization: { credentials: ${TOKEN} }
    static_configs: [{ targets: ["${new URL(url).host}"] }]
`,
	);
	const port = await freePort();
	const child = spawn(
		"prometheus",
		[
			`--config.file=${join(folder, "prometheus.yml")}`,
			`--storage.tsdb.path=${join(folder, "prometheus")}`,
			`--web.listen-address=127.0.0.1:${port}`,
			"--log.level=error",
		],
		{ stdio: "inherit" },
	);
	process.once("exit", () => void child.kill("SIGKILL"));
	return {
		url: `http://127.0.0.1:${port}`,
		stop: async () => {
			const exit = once(child, "exit");
			child.kill();
			await exit;
		},
	};
}

/** The alerts that fire now. */
async function firing(): Promise<string[]> {
	const answer = await fetch(`${prometheus.url}/api/v1/alerts`).then((each) => each.json());
	const { alerts } = (answer as { data: { alerts: { labels: { alertname: string }; state: string }[] } })
		.data;
	return [...new Set(alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname))];
}
