import { expect, test } from "@playwright/test";
import { cacheState } from "./support/cache-state.ts";
import { duringTests } from "./support/during-tests.ts";
import { manyNotices } from "./support/many-notices.ts";
import { announceChange, REVALIDATE_SECRET } from "./support/site.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";

const NEXT_SECRET = "the secret that follows it";

test.describe("when the backend's publishers say what has changed", () => {
	const running = duringTests(() =>
		startSiteWithBackend({ REVALIDATE_SECRET_ALSO: NEXT_SECRET, LOG_LEVEL: "info" }),
	);

	const announce = (change: unknown, secret?: string) => announceChange(running.site, change, secret);
	const text = async (path: string) => (await fetch(running.site.url + path)).text();
	const stateOf = async (path: string) =>
		cacheState((await fetch(running.site.url + path)).headers.get("cache-status"));

	test("every page of the resource is new on the next view, and no other page is rendered again", async () => {
		const pages = ["/notices", "/notices?page=2", "/notices/1"];
		for (const path of [...pages, "/about"]) await text(path);
		expect(await text("/notices")).not.toContain("40 notices");

		running.backend.override("/notices", { kind: "body", body: manyNotices(40) });
		expect(await text("/notices"), "it stays cached until a change is announced").not.toContain("40 notices");
		const response = await announce({ resource: "notices" });
		expect(response.status).toBe(200);
		expect(await response.json()).toMatchObject({ revalidated: ["notices"], pages: pages.length });

		expect(await text("/notices")).toContain("40 notices");
		expect(await text("/notices?page=2")).toContain("40 notices");
		expect(await stateOf("/about")).toBe("fresh");
	});

	test("several resources, or all, can be named in one call", async () => {
		await text("/about");
		expect(await (await announce({ resources: ["team", "products"] })).json()).toMatchObject({
			revalidated: ["team", "products"],
		});
		expect(await stateOf("/about")).toBe("rendered");
		expect((await (await announce({ all: true })).json()).revalidated).toHaveLength(15);
	});

	test("both secrets are accepted while they change", async () => {
		expect((await announce({ resource: "team" }, NEXT_SECRET)).status).toBe(200);
		expect((await announce({ resource: "team" })).status).toBe(200);
	});

	test("an unknown resource is refused with the known ones", async () => {
		for (const body of [
			{ resource: "secrets" },
			{ resources: ["notices", 1] },
			{},
			[],
			"notices",
			{ all: "yes" },
		]) {
			const response = await announce(body);
			expect(response.status, JSON.stringify(body)).toBe(400);
			expect((await response.json()).resources).toContain("notices");
		}
		expect((await fetch(`${running.site.url}/api/revalidate`)).status, "it is no page").toBe(405);
	});

	test("a wrong secret is refused", async () => {
		expect((await announce({ all: true }, "a guess")).status).toBe(401);
		expect((await announce({ all: true })).status).toBe(200);
		expect(running.site.output()).not.toContain(REVALIDATE_SECRET);
	});
});

test("without a secret configured there is nothing to call", async ({ request }) => {
	expect((await request.post("/api/revalidate", { data: { all: true } })).status()).toBe(404);
	expect((await request.get("/metrics")).status()).toBe(404);
});
