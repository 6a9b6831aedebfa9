import { expect, test } from "@playwright/test";
import { BRANCHES_PER_PAGE } from "#lib/company/limits";
import { type SiteWithBackend, startSiteWithBackend } from "./site-with-backend.ts";
import { forgetFiles, THOROUGH, thoroughUnless, visit } from "./visitor.ts";

const MANY = 2000;

/** More branches than any company has, in two regions, each with a unique name. */
const manyBranches = {
	data: {
		regions: Object.fromEntries(
			["North", "South"].map((region, south) => [
				region,
				Array.from({ length: MANY / 2 }, (_, at) => ({
					name: `${region} Branch ${at}`,
					location: `Town ${at}`,
					gps: { lat: 5.4 + south + (at % 40) * 0.02, lng: -0.6 + Math.floor(at / 40) * 0.02 },
				})),
			]),
		),
	},
};

const oddBranches = {
	data: {
		regions: {
			Odd: [
				{ name: "Nowhere", gps: { lat: 0, lng: 0 } },
				{ name: "Swapped", gps: { lat: -0.2, lng: 5.6 } },
				{ name: "Abroad", gps: { lat: 51.5, lng: -0.1 } },
				{ name: "Unmeasured" },
				{ name: "Right", gps: { lat: "5.56", lng: "-0.2" } },
			],
		},
	},
};

test.describe("with a backend of its own", () => {
	let running: SiteWithBackend;

	test.beforeAll(async () => {
		running = await startSiteWithBackend({
			MAP_TILE_URL: "https://tiles.example/{z}/{x}/{y}.png",
			MAP_ATTRIBUTION: "Tiles by Example",
		});
	});
	test.afterAll(() => running.stop());

	test(
		"two thousand branches make no page heavier, and the map stays readable",
		THOROUGH,
		async ({ page }) => {
			const { site } = running;
			await running.change({ "/branches": { kind: "body", body: manyBranches } });
			const html = await (await page.request.get(`${site.url}/locator`)).text();
			expect(new Set(html.match(/(North|South) Branch \d+/g)).size).toBe(BRANCHES_PER_PAGE);
			await visit(page, `${site.url}/locator?page=${MANY / BRANCHES_PER_PAGE}`);
			await expect(page.getByRole("main")).toContainText(
				`Page ${MANY / BRANCHES_PER_PAGE} of ${MANY / BRANCHES_PER_PAGE}`,
			);
			await expect(page.getByRole("main")).toContainText(`South Branch ${MANY / 2 - 1}`);
			await page.getByRole("button", { name: "Show streets" }).click();
			const pins = page.locator(".leaflet-marker-icon");
			await expect(pins.first()).toBeVisible();
			for (let zoomedOut = 0; zoomedOut < 6; zoomedOut++)
				await page.getByRole("button", { name: "Zoom out" }).click();
			const groups = page.getByRole("button", { name: /^\d+ branches$/ });
			await expect(groups.first()).toBeVisible();
			expect(await pins.count()).toBeLessThan(60);
			await groups.first().click();
			await expect.poll(() => pins.count(), { message: "a group comes closer" }).toBeGreaterThan(1);
		},
	);

	test("a branch without a place on the map is listed, without a pin", THOROUGH, async ({ page }) => {
		await running.change({ "/branches": { kind: "body", body: oddBranches } });
		// The browser has the pins of the test before.
		await forgetFiles(page);
		await visit(page, `${running.site.url}/locator`);
		const entries = page.getByRole("main").locator("li > details");
		await expect(entries).toHaveCount(5);
		await page.getByRole("button", { name: "Show streets" }).click();
		await expect(page.locator(".leaflet-marker-icon")).toHaveCount(1);
		await expect(page.getByRole("button", { name: "Right" })).toBeVisible();
		const nowhere = entries.filter({ hasText: "Nowhere" });
		await nowhere.locator("summary").click();
		await expect(nowhere.getByRole("link", { name: "+233" })).toBeVisible();
		await expect(nowhere.getByRole("link", { name: "Directions" })).toHaveCount(0);
	});

	test("the map's tiles come from where the company says", THOROUGH, async ({ page }) => {
		await running.change({});
		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await visit(page, `${running.site.url}/locator`);
		await page.getByRole("button", { name: "Show streets" }).click();
		await expect(page.getByRole("region", { name: "Map of branches" })).toContainText("Tiles by Example");
		await expect
			.poll(() => asked.filter((url) => url.startsWith("https://tiles.example/13/")).length)
			.toBeGreaterThan(0);
		expect(asked.filter((url) => url.includes("openstreetmap"))).toEqual([]);
	});
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(
		`services of a branch, ${javaScriptEnabled ? "with" : "without"} script`,
		thoroughUnless(javaScriptEnabled),
		() => {
			test.use({ javaScriptEnabled });

			test("narrows the list by language and wheelchair access, and can be undone", async ({ page }) => {
				await visit(page, "/locator");
				await page.locator("summary", { hasText: "More filters" }).click();
				await page.getByLabel("Language", { exact: true }).selectOption("Ewe");
				await page.getByLabel("Wheelchair access", { exact: true }).setChecked(true);
				if (!javaScriptEnabled) await page.getByRole("button", { name: "Show branches" }).last().click();
				await expect(page).toHaveURL(/language=Ewe&access=yes/);
				const entries = page.getByRole("main").locator("ul > li > details > summary");
				await expect(entries).toHaveCount(0);
				await expect(page.getByText("No branch has all that you chose.")).toBeVisible();
				await page.getByRole("link", { name: "Show all branches" }).click();
				await expect(entries).toHaveCount(5);

				await page.goto("/locator?language=Ewe");
				await expect(entries).toHaveText([/Ho Branch/]);
				await expect(page.getByLabel("Language", { exact: true })).toHaveValue("Ewe");
			});
		},
	);
}

test(
	"a branch's page lists what it offers, and leads to others with the same",
	THOROUGH,
	async ({ page }) => {
		await visit(page, "/locator/greater-accra/makola-branch");
		const offer = page
			.getByRole("main")
			.locator("section", { has: page.getByRole("heading", { name: "At this branch" }) });
		await expect(offer.getByRole("term")).toHaveText(["Services", "Languages", "Wheelchair access"]);
		await offer.getByRole("link", { name: "Ga", exact: true }).click();
		await expect(page).toHaveURL(/\/locator\?language=Ga$/);
		await expect(page.getByLabel("Language", { exact: true })).toHaveValue("Ga");
	},
);
