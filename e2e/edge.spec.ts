import { createHash } from "node:crypto";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer, request as httpRequest, type ServerResponse } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { request as httpsRequest } from "node:https";
import { setTimeout as wait } from "node:timers/promises";
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from "node:tls";
import { expect, test } from "@playwright/test";
import { request as undiciRequest } from "undici";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { ROUTE_ALIASES } from "#lib/site/site-section";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { duringTests } from "./support/during-tests.ts";
import { startEdge } from "./support/edge.ts";
import { freePort } from "./support/free-port.ts";
import { isInstalled } from "./support/is-installed.ts";
import { listen, wireTo } from "./support/listen.ts";
import { PAGES } from "./support/pages.ts";
import { type SentResponse, send, sendRaw } from "./support/send.ts";
import { startSite } from "./support/site.ts";
import { FULL } from "./support/visitor.ts";

test.describe("behind nginx with the configuration in deploy/", () => {
	test.skip(!isInstalled("nginx", "-v"), "needs nginx (Debian: apt-get install -y nginx)");
	test.describe.configure({ mode: "serial" });
	const site = duringTests(() => startSite({ TRUST_PROXY: "1" }, { host: "127.0.0.1" }));
	const edge = duringTests(() => startEdge([Number(new URL(site.url).port)]));

	test("a URL of two thousand letters is answered like a short one", async () => {
		for (const path of ["/complaints?tab=", "/holidays/"]) {
			const [short, long] = await Promise.all(
				["x", "x".repeat(2_000)].map((value) => fetch(edge.url + path + value, { redirect: "manual" })),
			);
			expect([long?.status, long?.headers.get("location")], path).toEqual([
				short?.status,
				short?.headers.get("location"),
			]);
			await Promise.all([short?.text(), long?.text()]);
		}
	});

	test("every URL that reads a query is answered through nginx as by the site, whatever its query was for the visitor before", async () => {
		expect(Object.keys(QUERIES).sort()).toEqual(queriedRoutes());
		const bodyAt = async (server: string, path: string) => {
			const response = await fetch(server + path, { redirect: "manual" });
			return createHash("sha256")
				.update(await response.bytes())
				.digest("hex");
		};
		for (const [route, queries] of Object.entries(QUERIES)) {
			const paths = queries.map((query) => `${route.replace("[id]", "none")}?${query}`);
			const own = await Promise.all(paths.map((path) => bodyAt(site.url, path)));
			for (const visit of ["first", "second"])
				expect(
					await Promise.all(paths.map((path) => bodyAt(edge.url, path))),
					`${visit} visit of ${paths}`,
				).toEqual(own);
			if (!ANSWERED_ALIKE.includes(route)) expect(own[0], route).not.toBe(own[1]);
		}
	});

	test("each client gets a page in the encoding that it accepts, from nginx's copy too", async () => {
		for (const copy of ["first", "second"])
			for (const [accepted, encoding] of [
				["gzip, deflate, br, zstd", "br"],
				["gzip", "gzip"],
				["identity", undefined],
			]) {
				const { headers, body } = await undiciRequest(`${edge.url}/rates`, {
					headers: { "accept-encoding": accepted },
				});
				await body.dump();
				expect(headers["content-encoding"], `${copy} for ${accepted}`).toBe(encoding);
			}
	});

	test("visitors get pages over TLS: with HTTP/2, an elliptic key and short records, and a ticket for the next visit", async () => {
		await using secure = await startEdge([Number(new URL(site.url).port)], { isSecure: true });
		const port = Number(new URL(secure.url).port);
		const http2 = await handshake(port, { ALPNProtocols: ["h2", "http/1.1"] });
		expect(http2.alpnProtocol).toBe("h2");
		expect(http2.getPeerCertificate().nistCurve).toBe("P-256");
		http2.destroy();

		await using wire = await wireTo(port);
		const first = await handshake(wire.port);
		const ticket = once(first, "session");
		first.write("GET /faqs HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
		const page = Buffer.concat(await first.toArray()).toString();
		expect(page).toMatch(/^HTTP\/1.1 200 OK\r\n/);
		expect(page).toContain("\r\nStrict-Transport-Security: max-age=63072000");
		expect(Math.max(...recordsOf(wire.received()))).toBeLessThan(4_200);

		const [session] = (await ticket) as [Buffer];
		const again = await handshake(port, { session });
		expect(again.isSessionReused()).toBe(true);
		again.destroy();
		const stranger = await handshake(port, { servername: "other.example" });
		stranger.write("GET /faqs HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n");
		const redirect = Buffer.concat(await stranger.toArray()).toString();
		expect(redirect).toMatch(/^HTTP\/1.1 308 /);
		expect(redirect).toContain("Location: https://localhost/faqs");
	});

	test("a client that names no host, as HTTP/1.0 allows, reads pages and sends forms, with TLS and without", async () => {
		await using secure = await startEdge([Number(new URL(site.url).port)], { isSecure: true });
		const overTls = async (text: string) => {
			const socket = await handshake(Number(new URL(secure.url).port));
			socket.write(text);
			return Buffer.concat(await socket.toArray()).toString();
		};
		const form = new URLSearchParams({ ...ENQUIRY_FIELDS, email: "no address" }).toString();
		const post = `POST /api/contact HTTP/1.0\r\nContent-Type: application/x-www-form-urlencoded\r\nAccept: text/html\r\nContent-Length: ${form.length}\r\n\r\n${form}`;
		for (const [where, answer] of [
			["without TLS", (text: string) => sendRaw(edge.url, text)],
			["with TLS", overTls],
		] as const) {
			// The first is in no cache.
			for (const path of [`/search?q=${where.replaceAll(" ", "+")}`, "/faqs"]) {
				const page = await answer(`GET ${path} HTTP/1.0\r\n\r\n`);
				expect(page, where).toMatch(/^HTTP\/1.1 200 /);
				expect(page, where).toMatch(/\r\nPermissions-Policy: /i);
				expect(page, where).toContain("</html>");
			}
			expect(await answer(post), where).toMatch(/^HTTP\/1.1 303 [\s\S]*\r\nLocation: \S*\/contact\/reply\//i);
		}
	});

	test("pages that nginx does not show carry the site's headers", async () => {
		const page = await fetch(`${edge.url}/faqs`);
		for (const path of ["/metrics", "/readyz"]) {
			const response = await fetch(edge.url + path);
			expect(response.status).toBe(404);
			for (const name of [
				"x-content-type-options",
				"strict-transport-security",
				"referrer-policy",
				"permissions-policy",
				"cross-origin-opener-policy",
			]) {
				expect(response.headers.get(name), `${name} of ${path}`).toBe(page.headers.get(name));
			}
			expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
		}
	});

	test("a request that nginx itself refuses gets the site's headers and a reason in words", async () => {
		// nginx evaluates conditional requests for what it has cached.
		await fetch(`${edge.url}/logo.svg`);
		for (const [text, status] of [
			["GET / HTTP/9.9\r\nHost: x\r\n\r\n", 505],
			["POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: x\r\n\r\n", 501],
			[`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(9_000)}\r\n\r\n`, 431],
			["GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
			["POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 13000000\r\n\r\nx", 413],
			['GET /logo.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-Match: "x"\r\n\r\n', 412],
			["GET /logo.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=99999999-\r\n\r\n", 416],
		] as const) {
			const response = await sendRaw(edge.url, text);
			expect(response, text.slice(0, 40)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
			expect(response, text.slice(0, 40)).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
			// Browsers would replace what the site said of the hosts below it by anything else.
			expect(response, text.slice(0, 40)).not.toMatch(
				/\r\nStrict-Transport-Security: (?!max-age=63072000\r\n)/,
			);
			expect(response, text.slice(0, 40)).toContain("<h1>");
		}
	});

	test("a condition that an outdated copy does not meet is answered, and ends no worker", FULL, async () => {
		const visit = async (headers = {}) => {
			// nginx closes the connection after its own 412, without saying so.
			const { statusCode, body } = await undiciRequest(`${edge.url}/rates`, { headers, reset: true });
			await body.dump();
			return statusCode;
		};
		expect(await visit()).toBe(200);
		// Longer than a copy is fresh or sent once more.
		await wait(16_000);
		expect(await visit({ "if-match": '"another"' })).toBe(412);
		await wait(16_000);
		expect(await visit({ "if-unmodified-since": "Thu, 01 Jan 2015 00:00:00 GMT" })).toBe(412);
		expect(await edge.complaints()).not.toContain("exited on signal");
	});

	/** Posts of one visitor, whom a proxy in front names by this address. */
	const posts = (count: number, path: string, addressAt: (at: number) => string) =>
		Promise.all(
			Array.from({ length: count }, (_, at) =>
				send(edge.url, "POST", path, { "x-forwarded-for": addressAt(at) }, "", { agent: false }),
			),
		);
	const refusedOf = (responses: SentResponse[]) => responses.filter(({ status }) => status === 429);

	test("a network that posts too fast is refused in words, and another one is not", async () => {
		// More than wait in a network's queue, however slowly they come.
		const [crowd, [neighbour]] = await Promise.all([
			posts(300, "/api/contact", () => "203.0.113.66"),
			wait(500).then(() => posts(1, "/api/contact", () => "203.0.113.7")),
		]);
		expect(refusedOf(crowd)[0]?.body).toContain("Nothing was received");
		expect(neighbour?.status).toBe(415);
		expect(crowd.filter(({ status }) => status === 415).length).toBeGreaterThan(120);
	});

	test("senders who rent a server are one network, whichever of its addresses they use", FULL, async () => {
		const crowd = await posts(200, "/api/contact", (at) => `2001:db8:7:${at}::${at}`);
		expect(refusedOf(crowd).length).toBeGreaterThan(50);
		const others = await posts(150, "/api/contact", (at) => `2001:db8:${at + 100}::1`);
		expect(refusedOf(others)).toEqual([]);
	});

	test("no spelling of a form's path passes its limits", FULL, async () => {
		const spellings = ["/api/applications/1%2Freply%2Fx", "/api/contact/reply/x", "/%61pi/contact/reply/x"];
		const responses = await Promise.all(spellings.map((path) => posts(70, path, () => "203.0.113.9")));
		expect(refusedOf(responses.flat()).length).toBeGreaterThan(50);
	});

	test("nginx neither waits for nor accepts the whole of a body that no page reads", async () => {
		const paths = ["/", "/faqs", "/logo.svg", "/news/1", "/nowhere", "/uploads/x", "/contact/reply/x"];
		const bodies = [
			"Content-Length: 2000\r\n\r\nx",
			`Transfer-Encoding: chunked\r\n\r\n1000\r\n${"x".repeat(4_096)}\r\n`,
		];
		const requests = paths.flatMap((path) =>
			["GET", "POST"].flatMap((method) =>
				bodies.map((body) => `${method} ${path} HTTP/1.1\r\nHost: x\r\n${body}`),
			),
		);
		await Promise.all(
			requests.map(async (text) =>
				expect(await sendRaw(edge.url, text), text.slice(0, 80)).toMatch(/^HTTP\/1.1 413 /),
			),
		);
	});

	test("a page from the cache has no request id, and every other response has one of its own", async () => {
		const get = async (path: string) => {
			const { headers } = await fetch(edge.url + path);
			return { cache: headers.get("x-cache"), id: headers.get("x-request-id") };
		};
		await expect.poll(() => get("/faqs")).toEqual({ cache: "HIT", id: null });
		const [one, two] = [await get("/search?q=loan"), await get("/search?q=loan")];
		expect(one).toEqual({ cache: "MISS", id: expect.stringMatching(/^[0-9a-f]{32}$/) });
		expect(two.id).not.toBe(one.id);
	});

	test("made-up URLs evict no pages: they are cached apart, or not at all", async () => {
		const cacheOf = async (path: string) => {
			const response = await fetch(edge.url + path);
			await response.text();
			return response.headers.get("x-cache");
		};
		const cached = /^(HIT|STALE|UPDATING)$/;
		for (const path of [
			"/made-up",
			"/news/made-up",
			"/awards/made-up",
			"/products/loans/SALARY%20LOANS",
			"/products/made-up/Salary%20Loans",
			"/products/made-up/Salary%20Loans?made-up",
		]) {
			await cacheOf(path);
			expect(await cacheOf(path), path).toBe("MISS");
		}
		const home = await (await fetch(`${edge.url}/`)).text();
		const links = home.matchAll(/href="(\/products\/[^"?]+\/[^"?]+)"/g);
		const linked = new Set([...links].map(([, path = ""]) => new URL(path, edge.url).pathname));
		expect(linked.size).toBeGreaterThan(20);
		for (const path of [...linked, "/notices?q=made-up", "/faqs?made-up"]) {
			await cacheOf(path);
			expect(await cacheOf(path), path).toMatch(cached);
		}
		const picture = "/_next/image?url=%2Fimages%2Fbranch.webp&w=96&q=55";
		expect((await fetch(edge.url + picture)).status).toBe(200);
		expect((await fetch(`${edge.url + picture}&made=up`)).status).toBe(400);
	});

	test("nginx's logs name no reply and no query, which would show or open what somebody sent", async () => {
		const response = await fetch(`${edge.url}/api/contact`, {
			method: "POST",
			redirect: "manual",
			headers: { accept: "text/html" },
			body: new URLSearchParams({ ...ENQUIRY_FIELDS, email: "no address" }),
		});
		const reply = response.headers.get("location")?.replace(/#.*/, "") ?? "";
		const id = reply.split("/").at(-1) ?? "";
		expect(id).toHaveLength(22);
		const page = await fetch(edge.url + reply);
		expect(page.status).toBe(200);
		expect(page.headers.get("x-log-path")).toBeNull();
		for (const path of SECRET_PATHS) await (await fetch(edge.url + path.replaceAll("SECRET", id))).text();
		await fetch(`${edge.url}/uploads/last`, { headers: { referer: edge.url + reply } });
		await expect.poll(edge.accessLog).toContain("/uploads/last HTTP/1.1");
		const log = await edge.accessLog();
		for (const path of ["/contact/reply/-", "/search", "/tools/loan-cost/repayments.ics", "/CONTACT"])
			expect(log).toContain(`GET ${path} HTTP/1.1`);
		for (const text of [log, await edge.complaints(), await edge.failureLog()])
			expect(text).not.toContain(id);
	});

	test("while no instance answers, nginx counts failures, and its logs name neither a reply nor a query", async () => {
		const port = await freePort();
		await using dead = await startEdge([port]);
		for (const path of SECRET_PATHS) expect((await fetch(dead.url + path)).status, path).toBe(502);
		await fetch(`${dead.url}/faqs`);
		await expect.poll(dead.accessLog).toContain("GET /faqs HTTP/1.1");
		expect(await dead.failureLog()).toContain(`"GET /faqs" 127.0.0.1:${port} 502 `);
		for (const log of [dead.accessLog, dead.failureLog, dead.complaints])
			expect(await log()).not.toContain("SECRET");
	});

	test("an instance that is down costs visitors nothing, and nginx's log says which one it is", async () => {
		const down = await freePort();
		await using half = await startEdge([down, Number(new URL(site.url).port)]);
		for (const path of ["/faqs", "/rates", "/awards", "/about"])
			expect((await fetch(half.url + path)).status).toBe(200);
		expect(await half.failureLog()).toContain(
			`127.0.0.1:${down}, 127.0.0.1:${new URL(site.url).port} 502, 200 `,
		);
	});

	test("visitors who ask for the same URL at the same time do not wait for each other", async () => {
		const waiting: ServerResponse[] = [];
		const server = createServer((_, response) => {
			waiting.push(response);
		});
		await using instance = await listen(server);
		await using shared = await startEdge([instance.port]);
		const asked = Array.from({ length: 5 }, () => fetch(`${shared.url}/search?q=loan`));
		// With its lock, nginx would send one request and hold the others for five seconds.
		await expect.poll(() => waiting.length, { timeout: 4_000 }).toBe(5);
		for (const response of waiting) response.setHeader("cache-control", "no-store").end("found");
		for (const response of await Promise.all(asked)) expect(await response.text()).toBe("found");
	});

	test("the body of a form streams to the instance while the visitor still sends it", async () => {
		const arrived = Promise.withResolvers<string>();
		const server = createServer((request, response) => {
			request.once("data", (piece) => arrived.resolve(String(piece)));
			request.on("end", () => response.end());
		});
		await using instance = await listen(server);
		await using streaming = await startEdge([instance.port]);
		const request = httpRequest(`${streaming.url}/api/contact`, {
			method: "POST",
			headers: { "content-length": 10 },
		});
		request.write("first");
		expect(await arrived.promise).toBe("first");
		request.end(" rest");
		const [response] = await once(request, "response");
		expect(response.statusCode).toBe(200);
	});

	const SIZES = [300, 1_100, 300_000];

	test("while the site is down, and where a body is too large, visitors read so in words, whatever its size, over HTTP/1.1 and HTTP/2", async () => {
		await using dead = await startEdge([await freePort()], { isSecure: true });
		const tooLarge = { status: 413, body: expect.stringContaining("it may be too large") };
		for (const post of [postOverHttp1, postOverHttp2])
			for (const bytes of SIZES) {
				const what = `${bytes} bytes by ${post.name}`;
				const down = { status: 502, body: expect.stringContaining("please send it again") };
				expect(await post(dead.url, "/api/contact", bytes), what).toEqual(down);
				const isLarge = bytes > 1_024;
				expect(await post(dead.url, "/faqs", bytes), what).toEqual(isLarge ? tooLarge : down);
			}
	});

	test("while too many forms come, visitors read so in words, whatever the size of theirs, over HTTP/1.1 and HTTP/2", async () => {
		const server = createServer((request, response) => request.resume().on("end", () => response.end()));
		await using instance = await listen(server);
		await using busy = await startEdge([instance.port], { isSecure: true });
		const connectOther = () => connectHttp2(busy.url, { rejectUnauthorized: false }).on("error", () => {});
		const others = [connectOther(), connectOther()];
		const crowded = Promise.withResolvers<void>();
		const sendMany = () => {
			for (const [at, session] of others.entries()) {
				// nginx closes a connection after a thousand requests.
				if (session.closed) others[at] = connectOther();
				for (let sent = 0; sent < 40 && !session.closed; sent++)
					session
						.request({ ":method": "POST", ":path": "/api/contact" })
						.on("response", ({ ":status": status }) => status === 429 && crowded.resolve())
						.on("error", () => {})
						.resume()
						.end();
			}
		};
		const crowd = setInterval(sendMany, 200);
		// Some of the twenty get the places in the queue that have become free.
		const refused = (post: typeof postOverHttp1, bytes: number) =>
			Promise.any(
				Array.from({ length: 20 }, async () => {
					const answer = await post(busy.url, "/api/contact", bytes);
					return answer.status === 200 ? Promise.reject(new Error("accepted")) : answer;
				}),
			);
		await crowded.promise;
		try {
			for (const post of [postOverHttp1, postOverHttp2])
				for (const bytes of SIZES)
					expect(await refused(post, bytes), `${bytes} bytes by ${post.name}`).toEqual({
						status: 429,
						body: expect.stringContaining("Nothing was received"),
					});
		} finally {
			clearInterval(crowd);
			for (const session of others) session.destroy();
		}
	});

	test(
		"without an instance every visited page is still served, and any other page is an error in words",
		FULL,
		async () => {
			test.slow();
			const pages = await Promise.all(PAGES.map(async (path) => (await fetch(edge.url + path)).text()));
			const html = pages.join("").replaceAll("&amp;", "&");
			// One size of each, because each size takes a moment to make.
			const sources = html.matchAll(/(?: src|content)="\S*(\/(?:_next\/image|preview-image\.jpg)\?[^"]+)"/g);
			const pictures = [...sources].map(([, url = ""]) => url);
			expect(pictures.length).toBeGreaterThan(50);
			const visited = [...PAGES, ...new Set(pictures)];
			const failed = async () => {
				const urls: string[] = [];
				for (const url of visited) {
					const response = await fetch(edge.url + url);
					await response.arrayBuffer();
					if (response.status !== 200) urls.push(`${response.status} ${url}`);
				}
				return urls;
			};
			expect(await failed()).toEqual([]);
			await site.stop();
			// Longer than a copy counts as fresh.
			await wait(20_000);
			expect(await failed()).toEqual([]);
			const unseen = await fetch(`${edge.url}/news/nobody-has-seen-this`);
			expect(unseen.status).toBe(502);
			expect(await unseen.text()).toContain(`<a href="${USSD_HREF}">${USSD_CODE}</a>`);
		},
	);
});

/** Two queries of each URL that reads one, which the site answers differently. */
const QUERIES: Record<string, [string, string]> = {
	"/about": ["category=shareholders", "category=management"],
	"/api/search": ["q=loan", "q=susu"],
	"/awards": ["page=1", "page=2"],
	"/before-you-visit": ["product=kids-account", "product=loan"],
	"/can-i-borrow": ["amount=500", "amount=900"],
	"/careers": ["category=IT", "category=HR"],
	"/contact": ["tab=loan", "tab=account"],
	"/contact-us": ["page=1", "page=2"],
	"/locator": ["page=1", "page=2"],
	"/news": ["tab=gallery", "tab=articles"],
	"/notices": ["q=fraud", "q=holiday"],
	"/preview": ["url=/faqs", "url=/rates"],
	"/preview-image.jpg": ["of=/images/sections/awards.webp", "of=/images/ussd.webp"],
	"/products": ["category=savings", "category=loans"],
	"/reports": ["q=annual", "q=2023"],
	"/search": ["q=loan", "q=susu"],
	"/tools/fixed-deposit": ["amount=5000", "amount=6000"],
	"/tools/loan-cost": ["amount=5000&months=12&rate=36", "amount=6000&months=12&rate=36"],
	"/tools/loan-cost/repayments.ics": [
		"amount=5000&months=12&rate=36&first=2027-01-05",
		"amount=6000&months=12&rate=36&first=2027-01-05",
	],
	"/tools/susu": ["amount=5", "amount=6"],
	"/uploads/[id]": ["expires=1&signature=a", "expires=1&signature=b"],
};

/** The sample's awards fill one page, and nobody can sign a link to a file here. */
const ANSWERED_ALIKE = ["/awards", "/uploads/[id]"];

/** The paths, aliases included, of the pages and route handlers whose code reads a query. */
function queriedRoutes(): string[] {
	const routes = globSync("app/**/{page.tsx,route.ts}")
		.filter((file) => readFileSync(file, "utf8").includes("searchParams"))
		.map((file) => file.replace(/^app|\/[^/]+$/g, ""));
	const aliases = Object.entries(ROUTE_ALIASES).flatMap(([alias, route]) =>
		routes.includes(route) ? [alias] : [],
	);
	// The process answers these by itself.
	return [...routes, ...aliases, "/uploads/[id]"].sort();
}

/** URLs with what no log may contain, in the spellings that people and links produce. */
const SECRET_PATHS = [
	"/uploads/none?signature=SECRET",
	"/contact/reply/SECRET",
	"/careers/1/reply/SECRET",
	"/CONTACT/REPLY/SECRET",
	"/Contact/reply/SECRET",
	"/contact%2Freply%2FSECRET",
	"/careers/1%252Freply%252FSECRET",
	"/search?q=SECRET",
	"/Search?q=SECRET",
	"/where-is-it?reference=SECRET",
	"/tools/susu?amount=SECRET",
	"/tools/loan-cost/repayments.ics?amount=SECRET",
	"/api/search?q=SECRET",
	"/made-up/SECRET",
];

type Answer = { status: number; body: string };

function postOverHttp1(url: string, path: string, bytes: number): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const headers = { "content-length": bytes };
		const options = { method: "POST", headers, agent: false, rejectUnauthorized: false };
		const request = httpsRequest(url + path, options, async (response) =>
			resolve({ status: response.statusCode ?? 0, body: Buffer.concat(await response.toArray()).toString() }),
		);
		request.on("error", reject).end("x".repeat(bytes));
	});
}

function postOverHttp2(url: string, path: string, bytes: number): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const session = connectHttp2(url, { rejectUnauthorized: false });
		session.on("error", reject);
		const headers = { ":method": "POST", ":path": path, "content-length": bytes };
		const stream = session.request(headers);
		let [status, body] = [0, ""];
		stream.on("response", ({ ":status": code = 0 }) => {
			status = code;
		});
		stream.setEncoding("utf8");
		stream.on("data", (piece: string) => {
			body += piece;
		});
		stream.on("error", reject);
		// The rest of the body need not be sent.
		stream.on("end", () => {
			resolve({ status, body });
			session.destroy();
		});
		stream.end("x".repeat(bytes));
	});
}

const handshake = (port: number, options: ConnectionOptions = {}) =>
	new Promise<TLSSocket>((resolve, reject) => {
		const local = { port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false };
		const socket = connectTls({ ...local, ...options }, () => resolve(socket)).on("error", reject);
	});

/** The lengths of the TLS records in these bytes (RFC 8446 §5.1). */
function recordsOf(bytes: Buffer): number[] {
	const lengths: number[] = [];
	for (let at = 0; at + 5 <= bytes.length; at += 5 + (lengths.at(-1) ?? 0))
		lengths.push(bytes.readUInt16BE(at + 3));
	return lengths;
}
