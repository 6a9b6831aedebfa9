import { expect, test } from "@playwright/test";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { startBackend } from "./backend.ts";
import { startSite } from "./site.ts";
import { THOROUGH } from "./visitor.ts";

/** Ways to ask for a page, with those of Next’s client, which this site does without: they get the page. */
const REPRESENTATIONS: Record<string, RequestInit> = {
	page: {},
	head: { method: "HEAD" },
	navigation: { headers: { rsc: "1" } },
	"prefetch of a part": {
		headers: { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
	},
};

test("a visitor's own page stays theirs in every form of request", async ({ baseURL }) => {
	const refused = await fetch(`${baseURL}/api/contact`, {
		method: "POST",
		redirect: "manual",
		headers: { accept: "text/html" },
		body: new URLSearchParams({ ...ENQUIRY_FIELDS, email: "no address" }),
	});
	const reply = refused.headers.get("location")?.replace(/#.*/, "") ?? "";
	expect(reply).toMatch(/^\/contact\/reply\/[\w-]{22}$/);
	for (const path of [reply, "/security?check=0200000000", "/search?q=ama"]) {
		for (const [name, init] of Object.entries(REPRESENTATIONS)) {
			const answer = await fetch(baseURL + path, init);
			await answer.text();
			expect([answer.status, answer.headers.get("cache-control")], `${name} of ${path}`).toEqual([
				200,
				"private, no-store",
			]);
			const etag = answer.headers.get("etag");
			if (!etag) continue;
			const again = await fetch(baseURL + path, {
				...init,
				headers: { ...init.headers, "if-none-match": etag },
			});
			expect(again.headers.get("cache-control"), `${name} of ${path}, again`).toBe("private, no-store");
		}
	}
});

test("a reply keeps its status, whatever its sender typed", async ({ baseURL }) => {
	for (const name of ["data-page-missing", "data-page-failed", "data-load-failed", "data-today"]) {
		const refused = await fetch(`${baseURL}/api/contact`, {
			method: "POST",
			redirect: "manual",
			headers: { accept: "text/html" },
			body: new URLSearchParams({ ...ENQUIRY_FIELDS, email: "no", message: `${name}="" `.repeat(100) }),
		});
		const reply = refused.headers.get("location")?.replace(/#.*/, "") ?? "";
		expect(reply).toMatch(/^\/contact\/reply\//);
		expect((await fetch(baseURL + reply)).status, name).toBe(200);
	}
});

test("a page that failed or is missing says so in whatever form it is asked for", THOROUGH, async () => {
	const backend = await startBackend();
	const site = await startSite({ API_BASE_URL: backend.url, API_FRESH_MS: "0" });
	const statusesOf = async (path: string) => {
		const answers = Object.values(REPRESENTATIONS).map((init) => fetch(site.url + path, init));
		return Promise.all(
			(await Promise.all(answers)).map(async (answer) => {
				await answer.text();
				return `${answer.status} ${answer.headers.get("cache-control")?.replace(/=.*/, "")}`;
			}),
		);
	};
	expect(new Set(await statusesOf("/news/none"))).toEqual(new Set(["404 s-maxage"]));
	backend.fault("/", { kind: "status", status: 500 });
	expect(new Set(await statusesOf("/notices/1"))).toEqual(new Set(["503 no-store"]));
	expect(new Set(await statusesOf("/careers/1"))).toEqual(new Set(["503 no-store"]));
	await site.stop();
	await backend.stop();
});

test("nobody gets a page's data", async ({ baseURL }) => {
	for (const init of Object.values(REPRESENTATIONS)) {
		const answer = await fetch(`${baseURL}/faqs`, init);
		expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
		if (init.method !== "HEAD") expect(await answer.text()).toMatch(/^<!DOCTYPE html>/);
	}
});
