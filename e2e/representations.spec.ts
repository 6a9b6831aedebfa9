import { expect, test } from "@playwright/test";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";

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
