import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { send, sendRaw } from "./support/send.ts";
import { startSite } from "./support/site.ts";

const ROWS: [method: string, path: string, status: number, headers?: Record<string, string>][] = [
	["GET", "/products/x/%E0%A4%A", 400],
	["GET", "http://evil.example/faqs", 200],
	["TRACE", "/", 405],
	["GET", `/${"x".repeat(6000)}`, 414],
	["GET", "/../../etc/passwd", 404],
	["GET", "/content/images/..%2f..%2fpackage.json", 404],
	["GET", "/content/products.json", 404],
	["GET", "/_next/image?url=%2Fimages%2Fbranch.webp&w=96&q=55", 200],
	["GET", "/faqs", 417, { expect: "a miracle" }],
	["GET", "/logo.svg", 206, { range: "bytes=0-5" }],
	["GET", "/logo.svg", 416, { range: "bytes=99999999-" }],
	["HEAD", "/logo.svg", 200, { range: "bytes=9-1" }],
	["GET", "/logo.svg", 200, { "if-match": '"another"' }],
	["GET", "/logo.svg", 200, { "if-unmodified-since": "Sun, 22 Nov 2009 06:00:00 GMT", range: "bytes=0-5" }],
	["OPTIONS", "/faqs", 204],
	["GET", "/faqs", 200, { rsc: "1" }],
	["HEAD", "/faqs", 200],
	["GET", "/faqs/", 308],
	["GET", "/no-such-page", 404],
	["GET", "/logo.svg", 200],
	["GET", "/_next/static/no-such-file.js", 404],
	["GET", "/locator/all", 200],
	["GET", "/healthz", 200],
];

for (const [method, path, status, headers] of ROWS) {
	const which = headers ? ` with ${Object.keys(headers).join(" and ")}` : "";
	test(`${method} ${path.slice(0, 50)}${which} is answered with ${status} and the site's headers`, async ({
		baseURL,
	}) => {
		const response = await send(baseURL ?? "", method, path, headers);
		expect(response.status).toBe(status);
		expect(response.headers["x-content-type-options"]).toBe("nosniff");
		expect(response.headers["strict-transport-security"]).toContain("max-age=63072000");
		expect(response.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
		// Next's policy for a picture allows nothing at all.
		expect(response.headers["content-security-policy"]).toMatch(/frame-ancestors 'none'|; sandbox;/);
		expect(response.headers["x-powered-by"]).toBeUndefined();
		if (status === 200)
			expect(response.headers["cross-origin-resource-policy"]).toBe(
				/\.svg|\/image\?/.test(path) ? "cross-origin" : "same-origin",
			);
		if (String(response.headers["content-type"]).startsWith("text/html")) {
			expect(response.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
		}
	});
}

test("the page for a URL that cannot be read has logo, menu and telephone", async ({ page }) => {
	await page.goto("/products/x/%E0%A4%A");
	await expect(page.getByRole("link", { name: "Bestfield" }).getByRole("img")).toHaveJSProperty(
		"naturalWidth",
		64,
	);
	await expect(page.getByRole("navigation").getByRole("link")).toHaveText([
		/Home/,
		/About/,
		/Products/,
		/Careers/,
		/News/,
		/Contact/,
	]);
	await expect(page.getByRole("link", { name: /^0800/ })).toHaveAttribute("href", /^tel:/);
});

test("an upgrade is not taken up: the request and the next one are answered over HTTP/1.1", async ({
	baseURL,
}) => {
	const { hostname, port } = new URL(baseURL ?? "");
	const request = (headers: string) => `GET /healthz HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`;
	const upgrade = (protocol: string) =>
		new Promise<string>((resolve) => {
			let text = "";
			const socket = connect(Number(port), hostname, () => {
				socket.write(request(`Connection: Upgrade\r\nUpgrade: ${protocol}`));
				socket.once("data", () => socket.write(request("Connection: close")));
			});
			socket.on("data", (chunk) => {
				text += chunk;
			});
			socket.on("close", () => resolve(text));
			socket.on("error", () => resolve(text));
		});
	// Java's client requests h2c by default.
	for (const protocol of ["websocket", "h2c", "foo/2"])
		expect((await upgrade(protocol)).match(/HTTP\/1\.1 \d+/g), protocol).toEqual([
			"HTTP/1.1 200",
			"HTTP/1.1 200",
		]);
});

test("a malformed request gets the site's headers too", async ({ baseURL }) => {
	for (const [text, status] of [
		["NONSENSE\r\n\r\n", 400],
		["GET /faqs HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
		["GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400],
		["GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400],
		[`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(40_000)}\r\n\r\n`, 431],
	] as const) {
		const response = await sendRaw(baseURL ?? "", text);
		expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		expect(response).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
		expect(response).toMatch(/\r\nStrict-Transport-Security: max-age=63072000/);
		expect(response, "says why").toMatch(/<h1>[^<]+<\/h1>/);
	}
});

test("bytes after a refused request get no response of their own", async ({ baseURL }) => {
	const response = await sendRaw(baseURL ?? "", "TRACE / HTTP/1.1\r\nHost: x\r\n\r\n{}nonsense");
	expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 405"]);
});

test("unreadable bytes after a response get none, and a request with an unreadable body gets one", async ({
	baseURL,
}) => {
	const statuses = async (written: string) =>
		(await sendRaw(baseURL ?? "", written)).match(/HTTP\/1\.1 \d+/g);
	await send(baseURL ?? "", "GET", "/about");
	expect(await statuses("GET /about HTTP/1.1\r\nHost: x\r\n\r\na=b")).toEqual(["HTTP/1.1 200"]);
	const unreadableBody =
		"POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n";
	expect(await statuses(unreadableBody)).toEqual(["HTTP/1.1 400"]);
});

test("a page with a query is served over a proxy's TLS, independent of the address that the server listens on", async () => {
	await using site = await startSite({ TRUST_PROXY: "1" }, { host: "127.0.0.1" });
	for (const headers of [{}, { "x-forwarded-proto": "https" }, { "x-forwarded-host": "evil.example" }]) {
		const response = await send(
			site.url,
			"GET",
			"/products?category=loans",
			headers as Record<string, string>,
		);
		expect(response.status, JSON.stringify(headers)).toBe(200);
	}
});
