import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { IDENTITY_VARIABLES } from "#lib/company/identity";
import { duringTests } from "./support/during-tests.ts";
import { freePort } from "./support/free-port.ts";
import { instanceOn } from "./support/instance.ts";
import { send } from "./support/send.ts";
import { METRICS_TOKEN, metricsOf, startSite } from "./support/site.ts";
import { clockToPutAhead } from "./support/site-clock.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { FULL } from "./support/visitor.ts";

test.describe("an operator of the site", () => {
	const site = duringTests(() =>
		startSite({
			API_BASE_URL: "",
			METRICS_TOKEN,
			LOG_LEVEL: "info",
			...clockToPutAhead(11),
		}),
	);

	const metric = async (line: string) => {
		const found = (await metricsOf(site)).split("\n").find((text) => text.startsWith(`${line} `));
		return Number(found?.split(" ").at(-1) ?? 0);
	};

	test("/healthz says that the process answers, and no more", async () => {
		const response = await fetch(`${site.url}/healthz`);
		expect([response.status, await response.text()]).toEqual([200, "ok\n"]);
		expect(response.headers.get("cache-control")).toBe("no-store");
	});

	test("visitors who leave while a file is sent keep no file open", async () => {
		test.skip(process.platform !== "linux", "counts open files in /proc");
		const { hostname, port } = new URL(site.url);
		const openFiles = () =>
			readdirSync(`/proc/${site.pid}/fd`).flatMap((each) => {
				try {
					return readlinkSync(`/proc/${site.pid}/fd/${each}`);
				} catch {
					return [];
				}
			});
		const leave = (method: string, path: string, afterMs: number) =>
			new Promise<void>((resolve) => {
				const socket = connect(Number(port), hostname, () => {
					socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
					setTimeout(() => socket.destroy(), afterMs);
				});
				socket.on("error", () => {}).on("close", () => resolve());
			});
		for (const path of ["/content/images/heroes/loans.webp", "/images/ussd.webp"]) {
			for (let at = 0; at < 100; at++)
				await Promise.all(
					["HEAD", "HEAD", "GET"].map((method) => leave(method, path, [0, 1, 3][at % 3] ?? 0)),
				);
			const stillOpen = () => openFiles().filter((file) => file.endsWith(path)).length;
			await expect.poll(stillOpen, { message: path }).toBe(0);
		}
	});

	test("/readyz lists its checks", async () => {
		const response = await fetch(`${site.url}/readyz`);
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({
			ready: true,
			checks: { running: "ok", folder: "ok", store: "ok", backend: "not used: embedded content" },
			warnings: [expect.stringContaining("no delivery target of submissions is configured")],
		});
		expect(site.output()).toContain("no delivery target of submissions is configured");
	});

	test("/metrics counts requests, the response cache, what waits, and the process", async () => {
		const hits = await metric('response_cache_reads_total{result="hit"}');
		const pages = await metric('http_requests_total{route="page",status="200"}');
		for (let visit = 0; visit < 3; visit++) await (await fetch(`${site.url}/faqs`)).text();
		await (await fetch(`${site.url}/no-such-page`)).text();
		await expect.poll(() => metric('http_requests_total{route="page",status="200"}')).toBe(pages + 3);
		expect(await metric('response_cache_reads_total{result="hit"}')).toBeGreaterThanOrEqual(hits + 2);
		const text = await metricsOf(site);
		for (const line of [
			/^http_requests_total\{route="page",status="404"\} \d+$/m,
			/^http_request_duration_seconds_bucket\{route="page",le="0.1"\} \d+$/m,
			/^response_cache_bytes\{partition="pages"\} \d{4,}$/m,
			/^submissions\{state="pending"\} 0$/m,
			/^submissions_oldest_open_seconds 0$/m,
			/^event_loop_delay_seconds_bucket\{le="0.2"\} \d+$/m,
			/^readiness_check_ok\{check="store"\} 1$/m,
			/^process_cpu_seconds_total [\d.]+$/m,
			/^process_start_time_seconds \d{10}/m,
			/^process_resident_memory_bytes \d{8,}$/m,
		]) {
			expect(text).toMatch(line);
		}
		const rules = readFileSync("deploy/prometheus/website.rules.yml", "utf8");
		const alerted = [...rules.matchAll(/\b([a-z_]+_(?:total|seconds|ok))\b/g)].map(([, name]) => name);
		expect(alerted.length).toBeGreaterThan(5);
		for (const name of alerted) expect(text).toContain(`# TYPE ${name} `);
		for (const line of text.trim().split("\n"))
			expect(line).toMatch(/^(# |[a-z_]+(\{[^}]*\})? -?[\d.e+-]+$)/);
	});

	test("every response carries an id of its own, which no visitor can choose", async () => {
		const ids = await Promise.all(
			["/", "/", "/no-such-page", "/%ff", "/logo.svg", "/healthz"].map(async (path) => {
				const response = await fetch(site.url + path, { headers: { "x-request-id": "chosen-by-me" } });
				return response.headers.get("x-request-id");
			}),
		);
		for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/);
		expect(new Set(ids).size).toBe(ids.length);
	});

	test("a wrong token is refused", async () => {
		const headers = { authorization: `Bearer ${METRICS_TOKEN.slice(0, -1)}` };
		expect((await fetch(`${site.url}/metrics`, { headers })).status).toBe(401);
	});

	test("hundreds of connections that never finish a request are cut, and others are served meanwhile", async () => {
		const sockets = await Promise.all(Array.from({ length: 500 }, () => openSocket(site.url)));
		const cut = Promise.all(
			sockets.map((socket) => new Promise<void>((end) => socket.once("close", () => end()))),
		);
		for (const [at, socket] of sockets.entries()) {
			// A third says nothing at all, a third stops within the head, a third sends the rest of a refused body by the byte.
			if (at % 3 === 1) socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
			if (at % 3 === 2) socket.write("POST /about HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\nx");
		}
		const drip = setInterval(() => {
			for (const [at, socket] of sockets.entries()) if (at % 3 > 0 && socket.writable) socket.write("x");
		}, 500);
		for (let visit = 0; visit < 20; visit++) expect((await fetch(`${site.url}/faqs`)).status).toBe(200);
		expect(sockets.filter((socket) => !socket.destroyed).length, "none of them yet").toBeGreaterThan(300);
		// A head gets ten seconds, the rest of a refused body five.
		const aheadAt = Date.now();
		await site.putClockAhead();
		await cut;
		clearInterval(drip);
		expect(Date.now() - aheadAt, "all of them").toBeLessThan(15_000);
	});
});

test("a backend that is down leaves the site ready, and operators are told", FULL, async () => {
	await using running = await startSiteWithBackend({
		API_FRESH_MS: "0",
		COMPANY_LICENCE_NUMBER: "SL-1",
		METRICS_TOKEN,
		LOG_LEVEL: "info",
	});
	const { backend, site } = running;
	const backendCheck = async () => (await (await fetch(`${site.url}/readyz`)).json()).checks.backend;
	backend.override("/content/gallery", { kind: "status", status: 401 });
	await expect
		.poll(backendCheck)
		.toMatch(/^failing: 1 of \d+ lists, first \/content\/gallery: status 401: .*credentials/);
	backend.heal();
	await expect.poll(backendCheck).toBe("ok");

	await (await fetch(site.url)).text();
	backend.heal();
	backend.override("/", { kind: "status", status: 500 });
	for (const path of ["/about", "/notices/1?name=Ama", "/news", "/reports", "/careers", "/awards"]) {
		await (await fetch(site.url + path)).text();
	}
	// Nothing is known of it, so that it fails, and is logged with its id.
	const failed = await fetch(`${site.url}/notices/no-such-notice?name=Ama`);
	expect(failed.status).toBe(503);
	const ready = await fetch(`${site.url}/readyz`);
	expect(ready.status).toBe(200);
	expect((await ready.json()).checks.backend).toContain("failing");

	const text = await metricsOf(site);
	expect(text).toMatch(/^backend_circuit_open 1$/m);
	expect(text).toMatch(/^backend_calls_total\{resource="products",outcome="ok"\} \d+$/m);
	expect(text).toMatch(/^backend_calls_total\{resource="team",outcome="status"\} \d+$/m);
	expect(text).toMatch(/^backend_content_age_seconds\{resource="carousel"\} \d+$/m);
	expect(text).toMatch(/^backend_call_duration_seconds_count\{resource="team"\} \d+$/m);

	const id = failed.headers.get("x-request-id");
	const lines = site
		.output()
		.split("\n")
		.filter((line) => line.includes(String(id)));
	expect(lines.map((line) => JSON.parse(line).msg)).toEqual(
		expect.arrayContaining(["backend read failed", "request failed"]),
	);
	expect(site.output(), "what stands in a query may be personal").not.toContain("Ama");
});

test("one start reports every error in the settings, and so does a check before it", async () => {
	const wrong = {
		SITE_URL: "www.example.com",
		API_TIMEOUT_MS: "soon",
		METRICS_TOKEN: "short",
		SMTP_URL: "smtp://mail.example.com",
		COMPANY_EMAIL: "nobody",
		COMPANY_X: "javascript:alert(1)",
	};
	const message = await startSite(wrong).then(
		() => "it started",
		(error: Error) => error.message,
	);
	const publicSample = startSite({ SITE_URL: "https://www.bank.example", COMPANY_BRAND_COLOUR: "ffe680" });
	expect(await publicSample.then(() => "it started", String)).toMatch(
		/text on buttons: #ffffff on #ffe680[\s\S]*SAMPLE=1/,
	);
	for (const name of [...Object.keys(wrong).filter((key) => key !== "SMTP_URL"), "SUBMISSIONS_EMAIL"]) {
		expect(message).toContain(`${name}: `);
	}
	const check = (settings: Record<string, string>) =>
		spawnSync(process.execPath, ["scripts/serve.ts", "--check"], {
			env: { ...process.env, ...settings },
			encoding: "utf8",
		});
	const { status, stderr } = check(wrong);
	expect([status, message]).toEqual([1, expect.stringContaining(stderr.trim())]);
	expect(check({ RETENTION_DAYS: "7" }).status, "settings and build are right").toBe(0);
	expect(message, "values may be secrets").not.toMatch(/\bshort\b|javascript:/);
});

test("next start on the finished build refuses to serve, and names the command that does", async () => {
	const port = await freePort();
	const program = ["node_modules/next/dist/bin/next", "start", "-p", String(port)];
	const instance = instanceOn(port, {}, { program, signOfLife: "/healthz" });
	try {
		await expect(instance.start()).rejects.toThrow("Run npm run serve.");
	} finally {
		await instance.kill();
	}
});

test("a company's own colour is that of its pages, of the bar around them and of its home screen", async ({
	page,
}) => {
	await using site = await startSite({ COMPANY_BRAND_COLOUR: "0b5d3b" });
	await page.goto(`${site.url}/careers`);
	const dark = await page.evaluate(
		() => getComputedStyle(document.querySelector(".kente") as Element).backgroundColor,
	);
	expect(dark).toBe("rgb(6, 54, 34)");
	await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#063622");
	expect((await (await fetch(`${site.url}/manifest.webmanifest`)).json()).theme_color).toBe("#063622");
});

test("a company that has set nothing shows visitors none of the sample's contacts, and operators read what is missing", async () => {
	const unset = Object.fromEntries(IDENTITY_VARIABLES.map((name) => [name, ""]));
	await using running = await startSiteWithBackend(unset);
	for (const path of ["/", "/security", "/contact", "/careers/1", "/locator", "/about", "/offline"]) {
		const html = await (await fetch(running.site.url + path)).text();
		expect
			.soft(html, path)
			.not.toMatch(/bestfield[._]example|wa\.me\/233300000000|P\.O\. Box 000|30 000 000[01]|0800 000 000/);
	}
	const { warnings } = await (await fetch(`${running.site.url}/readyz`)).json();
	expect(warnings.join()).toMatch(/visitors miss .*COMPANY_NAME, COMPANY_PHONE, COMPANY_EMAIL/);
});

test.describe("with a slow backend", () => {
	const running = duringTests(() =>
		// However long a busy machine takes over it.
		startSiteWithBackend({ API_FRESH_MS: "60000", API_TIMEOUT_MS: "60000", LOG_LEVEL: "info" }),
	);

	test("a request that never ends does not block the stop", FULL, async () => {
		const { backend, site } = running;
		backend.override("/", { kind: "hang" });
		const hanging = fetch(`${site.url}/careers/1`).catch(() => undefined);
		await expect.poll(() => backend.requests).toContain("/roles");
		const stopped = Date.now();
		expect(await site.terminate()).toBe(143);
		expect(Date.now() - stopped).toBeLessThan(12_000);
		expect(site.output()).toContain('"isComplete":false');
		await hanging;
	});
});

test("told to stop, the process is not ready, finishes requests in flight, and ends", async () => {
	await using running = await startSiteWithBackend({ DRAIN_SECONDS: "2", LOG_LEVEL: "info" });
	const { backend, site } = running;
	backend.override("/", { kind: "delay", ms: 4_000 });
	// Few pages: the process has ten seconds, in which a busy machine renders no more.
	const pages = ["/", "/products", "/news", "/notices", "/careers"];
	const inFlight = Array.from({ length: 50 }, (_, at) => fetch(`${site.url}${pages[at % pages.length]}`));
	// The slow backend holds all of them. Connections are accepted in turn, so when a new one is answered, all others have been
	// accepted, on a busy machine too.
	await new Promise((resolve) => setTimeout(resolve, 1_000));
	const last = await send(site.url, "GET", "/healthz", {}, undefined, { agent: false });
	expect(last.status).toBe(200);
	const stopped = Date.now();
	const ended = site.terminate();
	await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { intervals: [50] }).toBe(503);
	for (const response of await Promise.all(inFlight)) {
		expect(response.status).toBe(200);
		expect(await response.text()).toContain("</html>");
	}
	expect(await ended).toBe(143);
	expect(Date.now() - stopped).toBeLessThan(20_000);
	expect(site.output()).toContain('"isComplete":true');
	await expect(fetch(site.url)).rejects.toThrow();
});

test("a process that is delayed while it stops serves visitors who came meanwhile, and waits for no silent connection", async () => {
	await using site = await startSite({ API_BASE_URL: "", DRAIN_SECONDS: "3", LOG_LEVEL: "info" });
	// Its connection is kept alive, and the first visitor who comes meanwhile uses it.
	await send(site.url, "GET", "/faqs");
	const ended = site.terminate();
	await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { intervals: [50] }).toBe(503);
	const silent = await openSocket(site.url);
	// As on a machine that is too busy to run it. When it goes on, its time to stop listening has passed.
	process.kill(site.pid, "SIGSTOP");
	const visits = Array.from({ length: 20 }, () => send(site.url, "GET", "/faqs"));
	await new Promise((resolve) => setTimeout(resolve, 3_500));
	process.kill(site.pid, "SIGCONT");
	const continuedAt = Date.now();
	for (const { status } of await Promise.all(visits)) expect(status).toBe(200);
	expect(await ended).toBe(143);
	// Ten seconds after it was opened, which is later, a silent connection is cut in any case.
	expect(Date.now() - continuedAt).toBeLessThan(6_000);
	expect(site.output()).toContain('"isComplete":true');
	silent.destroy();
});

function openSocket(url: string): Promise<Socket> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), hostname, () => resolve(socket));
		socket.once("error", reject);
		socket.on("error", () => {});
		socket.resume();
	});
}
