import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from "node:tls";
import { expect, test } from "@playwright/test";
import { request as undiciRequest } from "undici";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { startEdge } from "../scripts/cluster/edge.ts";
import { isInstalled } from "../scripts/is-installed.ts";
import { duringTests } from "./during-tests.ts";
import { freePort } from "./free-port.ts";
import { wireTo } from "./listen.ts";
import { PAGES } from "./pages.ts";
import { type SentResponse, send, sendRaw } from "./send.ts";
import { startSite } from "./site.ts";
import { FULL } from "./visitor.ts";

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
			['GET /logo.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-Match: "x"\r\n\r\n', 412],
			["GET /logo.svg HTTP/1.1\r\nHost: x\r\nConnection: close\r\nRange: bytes=99999999-\r\n\r\n", 416],
		] as const) {
			const response = await sendRaw(edge.url, text);
			expect(response, text.slice(0, 40)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
			expect(response, text.slice(0, 40)).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
			expect(response, text.slice(0, 40)).toMatch(/\r\nStrict-Transport-Security: max-age=63072000/);
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
		expect((await get("/faqs?utm_source=x")).cache, "an advert's words share the page's copy").toMatch(
			/^(HIT|STALE|UPDATING)$/,
		);
	});

	test("made-up URLs evict no pages: they are cached apart, or not at all", async () => {
		const cacheOf = async (path: string) => {
			const response = await fetch(edge.url + path);
			await response.text();
			return response.headers.get("x-cache");
		};
		const cached = /^(HIT|STALE|UPDATING)$/;
		await cacheOf("/faqs");
		expect(await cacheOf("/faqs?made-up"), "a query that the page does not read").toMatch(cached);
		await cacheOf("/products/loans/Salary%20Loans");
		expect(await cacheOf("/products/made-up/Salary%20Loans"), "any category").toMatch(cached);
		for (const path of ["/made-up", "/news/made-up", "/awards/made-up", "/products/loans/SALARY%20LOANS"]) {
			await cacheOf(path);
			expect(await cacheOf(path), path).toBe("MISS");
		}
		await cacheOf("/notices?q=made-up");
		expect(await cacheOf("/notices?q=made-up")).toMatch(cached);
		const picture = "/_next/image?url=%2Fimages%2Fbranch.webp&w=96&q=55";
		expect((await fetch(edge.url + picture)).status).toBe(200);
		expect((await fetch(`${edge.url + picture}&made=up`)).status).toBe(400);
	});

	test("the log names no reply and no query, which would show or open what somebody sent", async () => {
		const response = await fetch(`${edge.url}/api/contact`, {
			method: "POST",
			redirect: "manual",
			headers: { accept: "text/html" },
			body: new URLSearchParams({ ...ENQUIRY_FIELDS, email: "no address" }),
		});
		const reply = response.headers.get("location")?.replace(/#.*/, "") ?? "";
		const id = reply.split("/").at(-1) ?? "";
		expect(id).toHaveLength(22);
		expect((await fetch(edge.url + reply)).status).toBe(200);
		await fetch(edge.url + reply.replaceAll("/", "%2F").replace("%2F", "/"));
		await fetch(`${edge.url}/logo.svg`, { headers: { referer: edge.url + reply } });
		await fetch(`${edge.url}/search?q=my+account+SECRET`);
		await fetch(`${edge.url}/uploads/none?expires=1&signature=SECRET`);
		await expect.poll(edge.accessLog).toContain("/uploads/none HTTP/1.1");
		expect(await edge.accessLog()).toContain("GET /contact/reply/- HTTP/1.1");
		expect(await edge.accessLog()).toContain("GET /search HTTP/1.1");
		expect(await edge.accessLog()).not.toContain(id);
		expect(await edge.accessLog()).not.toContain("SECRET");
	});

	test("URLs that open what one person may read are not in its error log when no instance answers", async () => {
		await using dead = await startEdge([await freePort()]);
		for (const path of [
			"/uploads/none?signature=SECRET",
			"/contact/reply/SECRET",
			"/careers/1/reply/SECRET",
			"/search?q=SECRET",
			"/tools/susu?amount=SECRET",
			"/api/search?q=SECRET",
		])
			expect((await fetch(dead.url + path)).status).toBe(502);
		await fetch(`${dead.url}/faqs`);
		await expect.poll(dead.complaints).toContain("/faqs");
		expect(await dead.complaints()).not.toContain("SECRET");
	});

	test(
		"without an instance every visited page is still served, and any other page is an error in words",
		FULL,
		async () => {
			test.slow();
			const statuses = () => Promise.all(PAGES.map(async (path) => (await fetch(edge.url + path)).status));
			await statuses();
			await site.stop();
			// Longer than a copy counts as fresh.
			await wait(20_000);
			expect(await statuses()).toEqual(PAGES.map(() => 200));
			const unseen = await fetch(`${edge.url}/news/nobody-has-seen-this`);
			expect(unseen.status).toBe(502);
			expect(await unseen.text()).toContain(`<a href="${USSD_HREF}">${USSD_CODE}</a>`);
		},
	);
});

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
