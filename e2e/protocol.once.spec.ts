import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { send } from "./send.ts";

const ROWS: [method: string, path: string, status: number, headers?: Record<string, string>][] = [
	["GET", "/products/x/%E0%A4%A", 400],
	["GET", "/%", 400],
	["GET", "/%ff", 400],
	["GET", "/%C0%AF", 400],
	["GET", "/a%00b", 400],
	["GET", "//evil.example", 400],
	["TRACE", "/", 405],
	["PUT", "/about", 405],
	["DELETE", "/", 405],
	["POST", "/", 405, { "next-action": "7f" }],
	["POST", "/contact", 405, { "content-type": "application/x-www-form-urlencoded" }],
	["POST", "/about.rsc", 405, { "content-type": "multipart/form-data; boundary=x" }],
	["POST", "/about.segments/_tree.segment.rsc", 405, { "content-type": "multipart/form-data; boundary=x" }],
	["GET", `/${"x".repeat(3000)}`, 404],
	["GET", `/${"x".repeat(6000)}`, 414],
	["GET", "/../../etc/passwd", 404],
	["GET", "/content/../package.json", 404],
	["GET", "/content/images/..%2f..%2fpackage.json", 404],
	["GET", "/content/products.json", 404],
	["GET", "/News", 308],
];

for (const [method, path, status, headers] of ROWS) {
	test(`${method} ${path.slice(0, 50)} is answered with ${status} and the site's headers`, async ({
		baseURL,
	}) => {
		const answer = await send(baseURL ?? "", method, path, headers);
		expect(answer.status).toBe(status);
		expect(answer.headers["x-content-type-options"]).toBe("nosniff");
		if (String(answer.headers["content-type"]).startsWith("text/html")) {
			expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
		}
	});
}

test("an address in capitals leads to the page in one step, and keeps its query", async ({ request }) => {
	for (const [typed, meant] of [
		["/News", "/news"],
		["/TOOLS/Loan-Cost?rate=36", "/tools/loan-cost?rate=36"],
	] as const) {
		const answer = await request.get(typed, { maxRedirects: 0 });
		expect(answer.status(), typed).toBe(308);
		expect(answer.headers().location).toBe(meant);
		expect((await request.get(meant, { maxRedirects: 0 })).status(), meant).toBe(200);
	}
	expect((await request.get("/Nothing", { maxRedirects: 0 })).status(), "and names nothing else").toBe(404);
});

test("headers that name another host or a bypass change nothing", async ({ baseURL }) => {
	const plain = await send(baseURL ?? "", "GET", "/contact");
	const attempts: Record<string, string>[] = [
		{ "x-forwarded-host": "evil.example" },
		{ "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
		{ "x-nonce": "abc", "content-security-policy": "script-src *" },
	];
	for (const headers of attempts) {
		const answer = await send(baseURL ?? "", "GET", "/contact", headers);
		expect(answer.status).toBe(200);
		expect(answer.headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
		expect(JSON.stringify(answer.headers)).not.toContain("evil.example");
	}
});

test("an upgrade is not taken up", async ({ baseURL }) => {
	const { hostname, port } = new URL(baseURL ?? "");
	const answer = await new Promise<string>((resolve) => {
		let text = "";
		const socket = connect(Number(port), hostname, () => {
			socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
		});
		socket.on("data", (chunk) => {
			text += chunk;
		});
		socket.on("close", () => resolve(text));
		socket.on("error", () => resolve(text));
	});
	expect(answer).not.toContain("101");
});
