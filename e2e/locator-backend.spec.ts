import { expect, test } from "@playwright/test";
import { duringTests } from "./during-tests.ts";
import { startSiteWithBackend } from "./site-with-backend.ts";
import { FULL, visit } from "./visitor.ts";

test.describe("with a backend of its own", () => {
	const running = duringTests(() =>
		startSiteWithBackend({
			MAP_TILE_URL: "https://tiles.example/{z}/{x}/{y}.png",
			MAP_ATTRIBUTION: "Tiles by Example",
		}),
	);

	test("a branch that is open every day has no line for the days on which it is closed", async ({ page }) => {
		const branch = {
			name: "Daily Branch",
			location: "Accra",
			opening_hours: "Monday to Sunday, 08:00 to 20:00",
		};
		await running.change({ "/branches": { kind: "body", body: { data: { regions: { Accra: [branch] } } } } });
		await page.goto(`${running.site.url}/locator/accra/daily-branch`);
		const main = page.getByRole("main");
		await expect(main).toContainText("Monday to Sunday, 08:00 to 20:00");
		await expect(main.getByText("Closed on")).toHaveCount(0);
		await expect(main.locator("p:empty:not([hidden])")).toHaveCount(0);
	});

	test("the map's tiles come from where the company says", FULL, async ({ page }) => {
		await running.change({});
		const requested: string[] = [];
		page.on("request", (request) => requested.push(request.url()));
		await visit(page, `${running.site.url}/locator`);
		await page.getByRole("button", { name: "Show streets" }).click();
		await expect(page.getByRole("region", { name: "Map of branches" })).toContainText("Tiles by Example");
		await expect
			.poll(() => requested.filter((url) => url.startsWith("https://tiles.example/13/")).length)
			.toBeGreaterThan(0);
		expect(requested.filter((url) => url.includes("openstreetmap"))).toEqual([]);
	});
});

test("a branch's page lists what it offers, and leads to others with the same", FULL, async ({ page }) => {
	await visit(page, "/locator/greater-accra/makola-branch");
	const offer = page
		.getByRole("main")
		.locator("section", { has: page.getByRole("heading", { name: "At this branch" }) });
	await expect(offer.getByRole("term")).toHaveText(["Services", "Languages", "Wheelchair access"]);
	await offer.getByRole("link", { name: "Ga", exact: true }).click();
	await expect(page).toHaveURL(/\/locator\?language=Ga$/);
	await expect(page.getByLabel("Language", { exact: true })).toHaveValue("Ga");
});
