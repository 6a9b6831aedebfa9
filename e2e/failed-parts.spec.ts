import { type APIRequestContext, expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { visit } from "./support/visitor.ts";

/* Pages stand, and say what is missing, while a part of them cannot be loaded or leaves things out. */

const FAILS = { kind: "status", status: 500 } as const;

// The site would show an earlier good response, so all fail from the start.
const running = duringTests(() =>
	startSiteWithBackend({}, { "/notices": FAILS, "/branches": FAILS, "/products": FAILS }),
);

const read = async (request: APIRequestContext, path: string) => {
	const response = await request.get(running.site.url + path);
	return { status: response.status(), html: parse(await response.text()) };
};

test("if the loans cannot be loaded, a visitor who may borrow still reads yes and what to bring", async ({
	page,
}) => {
	await visit(page, `${running.site.url}/can-i-borrow?age=yes&card=yes&income=salary&debts=none`);
	const reply = page.locator("#answer");
	await expect(reply.getByRole("heading")).toHaveText("Yes, you can ask us for a loan");
	await expect(reply.getByRole("link", { name: "See what to bring" })).toHaveAttribute(
		"href",
		"/before-you-visit?product=salary-loan",
	);
});

test("the locator says when branches cannot be loaded or have no place on the map", async ({ request }) => {
	const failed = await read(request, "/locator/greater-accra/makola-branch");
	expect(failed.status).toBe(503);
	expect(failed.html.querySelector("main")?.text).toContain("We could not load this branch");

	const body = { data: { regions: { Volta: [{ name: "Kɛta" }, { name: "Kɛta" }] } } };
	await running.change({ "/branches": { kind: "body", body } });
	const second = await read(request, "/locator/volta/keta-2");
	expect(second.status).toBe(200);
	const links = second.html.querySelectorAll("main a");
	expect.soft(links.map((link) => link.text.trim())).not.toContain("Directions");
	const others = links.filter((link) => link.closest("section")?.text.startsWith("Other branches in Volta"));
	expect.soft(others.map((link) => link.getAttribute("href"))).toEqual(["/locator/volta/keta"]);
});

test("a product without key facts says whom to ask and what, and invents no number", async ({ request }) => {
	const loan = { id: 1, title: "Salary Loans", category: "loans", features: ["For workers"] };
	await running.change({ "/products": { kind: "body", body: { data: [loan] } } });
	const product = (await read(request, "/products/loans/Salary%20Loans")).html;
	const facts = product
		.querySelectorAll("section")
		.find((section) => section.querySelector("h2")?.text === "Key facts");
	expect.soft(facts?.text).toContain("Ask us about:How muchHow longWhat it costs");
	const phone = facts?.querySelectorAll("a").find((link) => link.text === "0800 000 000");
	expect.soft(phone?.getAttribute("href")).toBe("tel:0800000000");
	expect.soft(facts?.text).not.toMatch(/Sample|GHS|%/);
	const list = (await read(request, "/products")).html;
	expect.soft(list.querySelectorAll("h2").map((heading) => heading.text)).not.toContain("Compare loans");
});
