import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { alertsOfThisPage, setActiveAlerts } from "#lib/alerts/active-alerts";
import { guardRequests, refusal } from "#lib/server/request-guard";

test("ordinary requests pass, and malformed ones get the reason", () => {
	const rows: [method: string, url: string, status: number | undefined][] = [
		["GET", "/", undefined],
		["GET", "/products/personal/salary%20loans?utm_source=100%", undefined],
		["GET", "/products/x/%C9%9B", undefined],
		["HEAD", "/about", undefined],
		["POST", "/api/x", undefined],
		["TRACE", "/", 405],
		["PUT", "/about", 405],
		["GET", "/products/x/%E0%A4%A", 400],
		["GET", "/%", 400],
		["GET", "/%ff", 400],
		["GET", "/%C0%AF", 400],
		["GET", "/a%00b", 400],
		["GET", "//evil.example/", 400],
		["GET", "/\\evil.example", 400],
		["GET", "http://evil.example/", 400],
		["GET", `/${"x".repeat(5000)}`, 414],
		["POST", "/", 405],
		["POST", "/contact", 405],
		["POST", "/tools/fixed-deposit.segments/_tree.segment.rsc", 405],
		["GET", "/_next/image?url=%2Fimages%2Fbranch.webp&w=96&q=60", undefined],
		["GET", "/_next/image?url=https%3A%2F%2Fimages.example%2Fa.webp&w=96&q=60", undefined],
		["GET", "/_next/image?url=%2Fimages%2Fbranch.webp%231&w=96&q=60", 400],
		["GET", "/x/../_next/image?url=%2Fimages%2Fbranch.webp&w=96&q=60", 400],
	];
	for (const [method, url, status] of rows) {
		assert.equal(refusal(method, url)?.status, status, `${method} ${url.slice(0, 60)}`);
	}
});

test("an alert for a product or a branch is shown on its page, however a visitor writes the address", async (t) => {
	const alert = (page: string) => ({
		id: page,
		level: "warning" as const,
		text: page,
		pages: [page],
		isDismissible: true,
	});
	setActiveAlerts("file", [
		alert("/products/savings/Susu Account"),
		alert("/locator/Greater Accra/Makola Branch"),
	]);
	const server = createServer();
	guardRequests(server, (_, response) =>
		response.end(
			alertsOfThisPage()
				.map(({ text }) => text)
				.join(),
		),
	);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	t.after(() => {
		setActiveAlerts("file", []);
		server.close();
		server.closeAllConnections();
	});
	const { port } = server.address() as AddressInfo;
	const rows: [path: string, shown: string][] = [
		["/products/savings/Susu%20Account", "/products/savings/Susu Account"],
		["/products/loans/susu%20account?utm_source=sms", "/products/savings/Susu Account"],
		["/products/savings/Fixed%20Deposit", ""],
		["/locator/greater-accra/makola-branch", "/locator/Greater Accra/Makola Branch"],
		["/locator/Greater%20Accra/Makola%20Branch", "/locator/Greater Accra/Makola Branch"],
		["/faqs", ""],
	];
	for (const [path, shown] of rows)
		assert.equal(await (await fetch(`http://127.0.0.1:${port}${path}`)).text(), shown, path);
});
