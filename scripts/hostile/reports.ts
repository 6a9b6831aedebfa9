import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import {
	createServer as createHttpServer,
	type IncomingMessage,
	type OutgoingHttpHeaders,
	request,
	type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { check } from "./check.ts";

/** Not Debian's `chromium-headless-shell`, which has no Reporting API. */
const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const INJECTED = "<script>window.isHacked = true</script>";
const REPORT_MS = 45_000;

/**
 * A real browser opens a page with an injected script, and reports it by itself. Chromium sends reports to `report-to` only
 * over TLS, and then ignores `report-uri`, even over plain HTTP. Browsers without the Reporting API know only `report-uri`.
 * So the page comes through a TLS proxy, and once more as an old browser would understand it.
 */
export async function checkPolicyReports(site: string, token: string) {
	const browser = BROWSERS.find(existsSync);
	if (!browser || !hasOpenssl()) {
		console.log(
			"skipped: no browser reported a violation, which needs chromium (not its headless shell) and openssl",
		);
		return;
	}
	const folder = await mkdtemp(join(tmpdir(), "hostile-reports-"));
	try {
		for (const isOld of [false, true]) {
			const form = isOld ? "the older form, over HTTP" : "the Reporting API, over TLS";
			await check(
				"bare",
				`a script in a page, reported by Chromium in ${form}`,
				"the browser reports it, counted by directive",
				async () => {
					const types: string[] = [];
					const front = await startFront(site, folder, { isOld, seen: (type) => types.push(type) });
					const before = await counted(site, token);
					const profile = await mkdtemp(join(folder, "profile-"));
					const child = spawn(
						browser,
						[
							"--headless=new",
							...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
							"--disable-gpu",
							"--disable-dev-shm-usage",
							"--ignore-certificate-errors",
							"--short-reporting-delay",
							"--remote-debugging-port=0",
							`--user-data-dir=${profile}`,
							`${front.url}/faqs`,
						],
						{ stdio: "ignore" },
					);
					const kill = () => void child.kill("SIGKILL");
					process.once("exit", kill);
					let after = before;
					for (let waited = 0; waited < REPORT_MS && after <= before; waited += 500) {
						await wait(500);
						after = await counted(site, token);
					}
					const exit = once(child, "exit");
					kill();
					await exit;
					process.off("exit", kill);
					await front.stop();
					return {
						seen: `${after - before} counted, sent as ${[...new Set(types)].join(", ") || "nothing"}`,
						ok:
							after > before && types.includes(isOld ? "application/csp-report" : "application/reports+json"),
					};
				},
			);
		}
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}

type FrontOptions = { isOld: boolean; seen: (type: string) => void };

/** A proxy that forwards everything and injects a script into each page. */
async function startFront(site: string, folder: string, { isOld, seen }: FrontOptions) {
	const { hostname, port } = new URL(site);
	const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
		const { url: path, method, headers } = incoming;
		if (path === "/api/policy-reports") seen(String(headers["content-type"]));
		const asked = request(
			{ hostname, port, path, method, headers: { ...headers, "accept-encoding": "identity" } },
			async (answer) => {
				const pieces: Buffer[] = [];
				for await (const piece of answer) pieces.push(piece);
				const isPage = String(answer.headers["content-type"]).startsWith("text/html");
				const body = Buffer.concat(isPage ? [...pieces, Buffer.from(INJECTED)] : pieces);
				const { "transfer-encoding": _, ...others } = answer.headers;
				const headersOut: OutgoingHttpHeaders = { ...others, "content-length": body.length };
				const policy = others["content-security-policy"];
				if (isOld && policy) headersOut["content-security-policy"] = withoutGroup(String(policy));
				outgoing.writeHead(answer.statusCode ?? 502, headersOut);
				outgoing.end(body);
			},
		);
		asked.on("error", () => outgoing.destroy());
		incoming.pipe(asked);
	};
	const server = isOld ? createHttpServer(pass) : createTlsServer(await certificate(folder), pass);
	server.listen(0, "localhost");
	await once(server, "listening");
	return {
		url: `${isOld ? "http" : "https"}://localhost:${(server.address() as AddressInfo).port}`,
		stop: async () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

const withoutGroup = (policy: string) => policy.replace(/; report-to [^;]*/, "");

async function certificate(folder: string) {
	const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
	execFileSync(
		"openssl",
		[
			..."req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost".split(" "),
			...["-addext", "subjectAltName=DNS:localhost", "-keyout", key, "-out", cert],
		],
		{ stdio: "ignore" },
	);
	return { key: await readFile(key), cert: await readFile(cert) };
}

/** How many script violations the site has counted. */
async function counted(site: string, token: string): Promise<number> {
	const answer = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${token}` } });
	const [, count = "0"] =
		/^policy_violations_total\{directive="script-src-elem"\} (\d+)$/m.exec(await answer.text()) ?? [];
	return Number(count);
}

function hasOpenssl(): boolean {
	try {
		execFileSync("openssl", ["version"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}
