import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { duringTests } from "./support/during-tests.ts";
import { startSiteWithBackend } from "./support/site-with-backend.ts";
import { FULL, visit } from "./support/visitor.ts";

/** A made-up name of a town, another for each number. */
const wordOf = (number: number) => {
	const [first, second, third] = [number % 8, (number * 7) % 9, (number * 11) % 10];
	return `${"Ad Bo Ko Ma Ny Te Su We".split(" ")[first]}${"ba de ga ko mi na nso to wu".split(" ")[second]}${"a be fi ko la no pe ri so ya".split(" ")[third]}`;
};

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

	test("of a branch whose hours cannot be read, visitors are told to ask, and an odd number is no link", async ({
		page,
	}) => {
		const branch = { name: "Odd Branch", location: "Ho", opening_hours: "Whenever", phone: "3.0274e+8" };
		await running.change({ "/branches": { kind: "body", body: { data: { regions: { Volta: [branch] } } } } });
		await page.goto(`${running.site.url}/locator/volta/odd-branch`);
		const main = page.getByRole("main");
		await expect(main).toContainText("Ask the branch");
		await expect(main.getByText("3.0274e+8")).toBeVisible();
		await expect(main.locator("a[href^='tel:']")).toHaveCount(0);
		await expect(main.locator("[data-open-badge]")).toHaveCount(0);
		expect(await page.content()).not.toContain("openingHoursSpecification");
		await page.goto(`${running.site.url}/locator`);
		await expect(main.locator("[data-open-badge]")).toHaveCount(0);
		await expect(main.getByText(/Closed on Saturday/)).toHaveCount(0);
	});

	const MOVING = {
		name: "Moving Branch",
		location: "Accra",
		gps: { lat: 5.6, lng: -0.2 },
		closed_until: "2099-01-05",
		opens_at: "10:00",
		notice: "we are moving",
	};
	const gps = (lat: number) => ({ gps: { lat, lng: -0.2 } });
	const REGION = [
		{ ...MOVING, ...gps(5.5) },
		{ ...MOVING, name: "Second Branch", ...gps(5.51) },
		{ name: "Third Branch", location: "Tema", ...gps(5.6) },
	];
	const TEXT = "Closed until Monday 5 January 2099 at 10:00: we are moving";
	const withAlert = (alerts: object[], branches: object[] = [MOVING]) =>
		running.change({
			"/branches": { kind: "body", body: { data: { regions: { Accra: branches } } } },
			"/alerts": { kind: "body", body: { data: alerts } },
		});

	for (const javaScriptEnabled of [true, false])
		test.describe(`on a small phone ${javaScriptEnabled ? "with" : "without"} script`, () => {
			test.use({ javaScriptEnabled, viewport: { width: 360, height: 640 } });

			test("visitors read that a branch is closed, until when and why, wherever it is named", async ({
				page,
			}) => {
				await withAlert([], REGION);
				const { url } = running.site;
				await visit(page, `${url}/locator`);
				const entry = page.getByRole("listitem").filter({ hasText: "Moving Branch" });
				await expect(entry).toContainText(TEXT);
				if (javaScriptEnabled) {
					await expect(entry.locator("[data-open-badge]")).toHaveText("Closed");
					await entry.locator("summary").click();
					await entry.getByRole("button", { name: "Show on map" }).click();
					await expect(page.locator(".map-card")).toContainText(
						"we are movingClosed until Monday 5 January 2099",
					);
				}
				await visit(page, `${url}/locator/accra/moving-branch`);
				const main = page.getByRole("main");
				await expect(main).toContainText(TEXT);
				await expect(main).toContainText("Usual hours, from Tuesday 6 January 2099:");
				await expect(main.getByText(/: (may be )?closed$/), "no holidays before that").toHaveCount(0);
				await expect(main.getByRole("link", { name: "Third Branch", exact: true })).toHaveAttribute(
					"href",
					"/locator/accra/third-branch",
				);
				await expect(main.getByRole("link", { name: /^Second Branch/ })).toContainText(TEXT);
				if (javaScriptEnabled) {
					await expect(main.locator("[data-open-badge]")).toHaveText("Closed until Monday 5 January 2099");
					await expect(main).toContainText("opens at 10:00");
				}
				await expect(main.getByText("Open", { exact: true })).toHaveCount(0);
				const data = await page.locator('script[type="application/ld+json"]').allTextContents();
				expect(data.join()).toContain('"validThrough":"2099-01-04"');
				expect(data.join()).toContain('"validThrough":"2099-01-05","opens":"10:00","closes":"17:00"');
				for (const path of ["/contact", "/complaints"]) {
					await visit(page, url + path);
					const choice = page.getByLabel("Nearest branch").locator("option", { hasText: "Moving Branch" });
					await expect(choice).toHaveText(`Moving Branch – ${TEXT}`);
					await expect(choice).toHaveAttribute("value", "Moving Branch, Accra");
				}
				const form = { ...ENQUIRY_FIELDS, dob: "1950-12-24", location: "Moving Branch, Accra" };
				const receipt = await (await page.request.post(`${url}/api/contact`, { form })).text();
				expect(receipt.replaceAll("\u00a0", " ")).toContain(
					`Moving Branch is c${TEXT.slice(1)}. Until then, the nearest branch is Third Branch.`,
				);
			});

			test("an alert that names the branch takes the place of the badge's words", async ({ page }) => {
				const alert = "Moving Branch is open again since this morning.";
				await withAlert([{ text: alert }]);
				await visit(page, `${running.site.url}/locator`);
				const entry = page.getByRole("listitem").filter({ hasText: "Moving Branch" });
				await expect(entry).toContainText(alert);
				if (javaScriptEnabled) await expect(entry.locator("[data-open-badge]")).toHaveText("See notice");
				await expect(page.getByRole("main")).not.toContainText("Closed until");
			});
		});

	test("the entries of a hundred branches weigh at most 15 KB, and are nothing for search engines", async ({
		request,
	}) => {
		const branches = Array.from({ length: 100 }, (_, at) => ({
			name: `${wordOf(at)} Branch`,
			location: `${wordOf(at + 500)} Road, ${wordOf(at)}`,
			area: `Opposite the ${wordOf(at + 900)} Market`,
			phone: `+233 3${at % 9} ${100 + ((at * 37) % 900)} ${1000 + ((at * 7919) % 9000)}`,
			services: ["Accounts and savings", "Loans", "Mobile money"].slice(at % 2),
			languages: ["English", "Twi", "Ga", "Ewe"].slice(at % 3),
			wheelchair_access: at % 3 === 0,
			gps: { lat: 5 + ((at * 7919) % 60_000) / 1e4, lng: -3 + ((at * 104_729) % 40_000) / 1e4 },
		}));
		await running.change({ "/branches": { kind: "body", body: { data: { regions: { Accra: branches } } } } });
		const response = await request.get(`${running.site.url}/locator/all`);
		const html = await response.text();
		expect(html.match(/data-branch=/g)).toHaveLength(branches.length);
		expect(gzipSync(html).length).toBeLessThanOrEqual(15_000);
		expect(html).toContain('<meta name="robots" content="noindex"/>');
		expect(await (await request.get(`${running.site.url}/sitemap.xml`)).text()).not.toContain("/locator/all");
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
