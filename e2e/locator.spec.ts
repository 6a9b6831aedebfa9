import { expect, type Page, test } from "@playwright/test";
import content from "#content/branches" with { type: "json" };
import { companyIdentity, telHref } from "#lib/company/identity";
import { BRANCHES_PER_PAGE } from "#lib/company/limits";
import { ON_BOTH_SCREENS, refuseCookies, settled, visit } from "./visitor.ts";

type ContentBranch = { name: string; area?: string; phone?: string | null };

const regions = Object.entries(content.data.regions) as [region: string, list: ContentBranch[]][];
const names = regions.flatMap(([, list]) => list.map(({ name }) => name));
const namesIn = (region: string) =>
	regions.find(([name]) => name === region)?.[1].map(({ name }) => name) ?? [];
const PAGES = Math.ceil(names.length / BRANCHES_PER_PAGE);
const company = companyIdentity();

const KUMASI = { latitude: 6.69, longitude: -1.62 };

const entries = (page: Page) => page.getByRole("main").locator("li > details");
const entry = (page: Page, name: string) => entries(page).filter({ hasText: name });
const region = (page: Page) => page.getByRole("combobox", { name: "Region" });
const pager = (page: Page) => page.getByRole("navigation", { name: "Pages of branches" });
const map = (page: Page) => page.getByRole("region", { name: "Map of branches" });
const showStreets = (page: Page) => page.getByRole("button", { name: "Show streets" }).click();
const nearMe = (page: Page) => page.getByRole("button", { name: "Near me" });

async function expectList(page: Page, expected: readonly string[]) {
	await expect(entries(page)).toHaveCount(expected.length);
	for (const [at, name] of expected.entries()) await expect(entries(page).nth(at)).toContainText(name);
}

test("the locator starts with all regions, five branches a page", async ({ page }) => {
	await visit(page, "/locator");
	await expect(page.getByRole("heading", { level: 1, name: "Branch Locator" })).toBeVisible();
	await expect(region(page)).toHaveValue("");
	await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
	await expect(pager(page)).toContainText(`Page 1 of ${PAGES}`);
	await expect(page).toHaveTitle(/^Branch Locator/);
});

test("pages turn in place, by links that can be shared", async ({ page }) => {
	await visit(page, "/locator");
	await pager(page).getByRole("link", { name: "Next" }).click();
	await expectList(page, names.slice(BRANCHES_PER_PAGE, 2 * BRANCHES_PER_PAGE));
	await expect(pager(page)).toContainText(`Page 2 of ${PAGES}`);
	await expect(page).toHaveURL(/\/locator\?page=2$/);
	await page.reload();
	await expectList(page, names.slice(BRANCHES_PER_PAGE, 2 * BRANCHES_PER_PAGE));
	await page.goBack();
	await expect(pager(page)).toContainText(`Page 1 of ${PAGES}`);
	await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
	await visit(page, `/locator?page=${PAGES}`);
	await expectList(page, names.slice((PAGES - 1) * BRANCHES_PER_PAGE));
	await expect(pager(page).getByRole("link", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
});

test("choosing a region shows its branches at once and returns to page 1", async ({ page }) => {
	await visit(page, "/locator?page=3");
	await region(page).selectOption("Ashanti");
	await expectList(page, namesIn("Ashanti"));
	await expect(pager(page)).toContainText("Page 1 of 1");
	await expect(page).toHaveURL(/\/locator\?region=Ashanti$/);
	await region(page).selectOption("All regions");
	await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
	await expect(region(page)).toHaveValue("");
	await page.goBack();
	await expectList(page, namesIn("Ashanti"));
	await expect(region(page)).toHaveValue("Ashanti");
});

test("a region chosen before the script has come counts", async ({ page }) => {
	await refuseCookies(page);
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/*.js*", async (route) => {
		await isReleased;
		await route.continue();
	});
	await page.goto("/locator", { waitUntil: "commit" });
	await region(page).selectOption("Volta");
	release();
	await expectList(page, namesIn("Volta"));
	await expect(region(page)).toHaveValue("Volta");
});

test("addresses are forgiving, and another path shows the same screen", async ({ page }) => {
	const rows: [path: string, first: string | undefined, pager: string][] = [
		["/contact-us", names[0], `Page 1 of ${PAGES}`],
		["/contact-us?page=2", names[BRANCHES_PER_PAGE], `Page 2 of ${PAGES}`],
		["/locator?region=%20ashanti", namesIn("Ashanti")[0], "Page 1 of 1"],
		["/locator?region=Atlantis", names[0], `Page 1 of ${PAGES}`],
		["/locator?page=99", names[(PAGES - 1) * BRANCHES_PER_PAGE], `Page ${PAGES} of ${PAGES}`],
		["/locator?page=-1", names[0], `Page 1 of ${PAGES}`],
		["/locator?utm_source=x", names[0], `Page 1 of ${PAGES}`],
	];
	for (const [path, first, pages] of rows) {
		const answer = await page.goto(path);
		expect(answer?.status(), path).toBe(200);
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Branch Locator");
		await expect(entries(page).first(), path).toContainText(first ?? "");
		await expect(pager(page), path).toContainText(pages);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/locator$/);
	}
});

test("an entry opens to its phone, its area and the way there", async ({ page }) => {
	await visit(page, "/locator");
	const [, [first]] = regions[0] ?? ["", []];
	if (!first?.phone || !first.area) throw new Error("the first branch has a phone and an area");
	const branch = entry(page, first.name);
	const phone = branch.getByRole("link", { name: first.phone });
	await expect(phone).toBeHidden();
	await branch.locator("summary").click();
	await expect(phone).toHaveAttribute("href", telHref(first.phone));
	await expect(branch).toContainText(first.area);
	await expect(branch.getByRole("link", { name: "Directions" })).toHaveAttribute(
		"href",
		/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=5\.\d+,-0\.\d+$/,
	);
	await branch.locator("summary").click();
	await expect(phone).toBeHidden();
});

test("a branch without a phone shows the default one", async ({ page }) => {
	const withoutPhone = names.indexOf("Tema Branch");
	await visit(page, `/locator?page=${Math.floor(withoutPhone / BRANCHES_PER_PAGE) + 1}`);
	const branch = entry(page, "Tema Branch");
	await branch.locator("summary").click();
	await expect(branch.getByRole("link", { name: company.defaultBranchPhone })).toBeVisible();
});

test("the keyboard opens an entry and turns the pages", async ({ page }) => {
	await visit(page, "/locator");
	await entries(page).first().locator("summary").focus();
	await page.keyboard.press("Enter");
	await expect(entries(page).first().getByRole("link", { name: "Directions" })).toBeVisible();
	const next = pager(page).getByRole("link", { name: "Next" });
	await next.focus();
	for (let turned = 2; turned <= PAGES; turned++) {
		await page.keyboard.press("Enter");
		await expect(pager(page)).toContainText(`Page ${turned} of ${PAGES}`);
		await expect(next, "keeps the focus, at the end too").toBeFocused();
	}
});

test("every way to get in touch is there", async ({ page }) => {
	await visit(page, "/contact-us");
	const block = page.getByRole("region", { name: "Get in touch" });
	for (const phone of [company.phone, company.chatPhone, company.tollFree]) {
		if (!phone) throw new Error("the sample company has every phone");
		await expect(block.getByRole("link", { name: phone })).toHaveAttribute("href", telHref(phone));
	}
	await expect(block.getByRole("link", { name: company.email })).toHaveAttribute(
		"href",
		`mailto:${company.email}`,
	);
	await expect(block).toContainText(company.headOffice ?? "a head office");
	await expect(block).toContainText(company.postalAddress ?? "a postal address");
});

test.describe("open or closed", () => {
	const FRIDAY_BEFORE_CLOSING = new Date("2026-08-21T16:58:30Z");

	for (const timezoneId of ["Africa/Accra", "America/New_York", "Asia/Tokyo"]) {
		test.describe(`on a clock in ${timezoneId}`, () => {
			test.use({ timezoneId });

			test("goes by Ghana's time, and turns while one looks", async ({ page }) => {
				await page.clock.install({ time: FRIDAY_BEFORE_CLOSING });
				await visit(page, "/locator");
				const first = entries(page).first();
				await expect(first).toContainText("Open");
				await expect(page.getByText("Open now, until 17:00")).toBeVisible();
				await page.clock.fastForward("02:00");
				await expect(first).toContainText("Closed");
				await expect(page.getByText("Closed now, opens Monday at 08:00")).toBeVisible();
			});
		});
	}
});

test.describe("the map", () => {
	test(
		"is drawn at once, and asks another server only when streets are wanted",
		ON_BOTH_SCREENS,
		async ({ page }) => {
			const asked: string[] = [];
			page.on("request", (request) => asked.push(request.url()));
			await refuseCookies(page);
			await page.goto("/locator");
			await map(page).scrollIntoViewIfNeeded();
			await settled(page);
			await expect(
				map(page).getByRole("img", { name: "Drawn map of Ghana with our branches" }),
			).toBeVisible();
			await expect(page.locator(".leaflet-container")).toHaveCount(0);
			expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
			await showStreets(page);
			await expect(map(page).getByRole("button", { name: "Head Office Branch" })).toBeVisible();
			await expect(map(page).getByRole("link", { name: "OpenStreetMap" })).toBeVisible();
			await expect(map(page).getByRole("button", { name: "Zoom in" })).toBeVisible();
		},
	);

	test("its dots lie on the drawing, on the town of their branch", async ({ page }) => {
		await visit(page, "/locator");
		const drawing = await map(page).getByRole("img").boundingBox();
		const dots = map(page).locator("span[aria-hidden]");
		expect(await dots.count()).toBeGreaterThan(9);
		for (const dot of await dots.all()) {
			const at = await dot.boundingBox();
			expect(at && drawing && at.x > drawing.x && at.x < drawing.x + drawing.width).toBe(true);
			expect(at && drawing && at.y > drawing.y && at.y < drawing.y + drawing.height).toBe(true);
		}
	});

	test("a pin opens a card with name, location, area and state, by pointer and by keyboard", async ({
		page,
	}) => {
		await page.clock.install({ time: new Date("2026-08-21T10:00:00Z") });
		await visit(page, "/locator");
		await map(page).scrollIntoViewIfNeeded();
		await showStreets(page);
		const card = page.locator(".leaflet-popup").filter({ hasText: "Head Office Branch" });
		await map(page).getByRole("button", { name: "Makola Branch" }).click();
		await expect(page.locator(".leaflet-popup")).toContainText(
			/Makola Branch.*Kojo Thompson Road, Accra.*Near Makola Market.*Open/s,
		);
		await map(page).getByRole("button", { name: "Head Office Branch" }).focus();
		await page.keyboard.press("Enter");
		await expect(card).toBeVisible();
		await expect(page.locator(".leaflet-popup")).toHaveCount(1);
		await card.getByRole("button", { name: "Close popup" }).click();
		await expect(card).toHaveCount(0);
		await expect(page).toHaveURL(/\/locator$/);
	});

	test("moves to the branch that is chosen in the list", ON_BOTH_SCREENS, async ({ page }) => {
		await visit(page, "/locator?region=Northern");
		await entry(page, "Tamale Branch").locator("summary").click();
		await page.getByRole("button", { name: "Show on map" }).click();
		await expect(map(page)).toBeInViewport();
		await expect(page.locator(".leaflet-popup")).toHaveCount(1);
		await expect(page.locator(".leaflet-popup")).toContainText("Tamale Branch");
		await expect(map(page).getByRole("status").first()).toHaveText("The map shows Tamale Branch");
		await expect
			.poll(() => tileZooms(page), { message: "the map asks for tiles of zoom 15" })
			.toContain("15");
	});

	test("a region moves the map to its branches", async ({ page }) => {
		await visit(page, "/locator");
		await map(page).scrollIntoViewIfNeeded();
		await showStreets(page);
		await expect(map(page).getByRole("button", { name: "Head Office Branch" })).toBeVisible();
		await region(page).selectOption("Upper West");
		await expect(map(page).getByRole("button", { name: "Wa Branch" })).toBeVisible();
	});

	test("says so when its background cannot be loaded, and still shows the pins", async ({ page }) => {
		await page.route(/tile\.openstreetmap\.org/, (route) => route.abort());
		await visit(page, "/locator");
		await map(page).scrollIntoViewIfNeeded();
		await showStreets(page);
		await expect(map(page)).toContainText("The map’s background could not be loaded");
		await expect(map(page).getByRole("button", { name: "Head Office Branch" })).toBeVisible();
	});

	test("draws the branches of the list when the others cannot be loaded", async ({ page }) => {
		await page.route("**/api/branches", (route) => route.fulfill({ status: 502, json: {} }));
		await visit(page, "/locator");
		await map(page).scrollIntoViewIfNeeded();
		await showStreets(page);
		await expect(map(page).getByRole("button", { name: "Head Office Branch" })).toBeVisible();
	});

	test("stays a drawing without script", async ({ browser }) => {
		const context = await browser.newContext({ javaScriptEnabled: false });
		const still = await context.newPage();
		await still.goto(new URL("/locator", test.info().project.use.baseURL).href);
		await expect(map(still).getByRole("img")).toBeVisible();
		await expect(still.getByRole("button", { name: "Show streets" })).toBeHidden();
		await context.close();
	});
});

/** The zoom levels of the tiles that the map shows or requests. */
const tileZooms = (page: Page) =>
	page
		.locator("img.leaflet-tile")
		.evaluateAll((tiles) =>
			tiles.map((tile) => new URL((tile as HTMLImageElement).src).pathname.split("/")[1]),
		);

test.describe("near me", () => {
	test.describe("with a position", () => {
		test.use({ geolocation: KUMASI, permissions: ["geolocation"] });

		test("sorts by distance in the browser, and a second press ends it", async ({ page }) => {
			await visit(page, "/locator?region=Volta");
			const asked: string[] = [];
			page.on("request", (request) => asked.push(request.url()));
			await nearMe(page).click();
			await expect(entries(page).first()).toContainText("Kumasi Adum Branch");
			await expect(entries(page).first()).toContainText(/\d+\sm/);
			await expect(entries(page).nth(1)).toContainText("Kumasi Suame Branch");
			await expect(nearMe(page)).toHaveAttribute("aria-pressed", "true");
			await expect(region(page)).toHaveValue("");
			await expect(pager(page)).toContainText(`Page 1 of ${PAGES}`);
			await pager(page).getByRole("link", { name: "Next" }).click();
			await expect(pager(page)).toContainText(`Page 2 of ${PAGES}`);
			await expect(entries(page).first()).toContainText(/\d+\skm/);
			expect(
				asked.filter((url) => /6\.69|1\.62/.test(url)),
				"the position stays here",
			).toEqual([]);
			await pager(page).getByRole("link", { name: "Prev" }).click();
			await nearMe(page).click();
			await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
		});

		test("a failure is told, and the list stays as it was", async ({ page }) => {
			await page.route("**/api/branches", (route) => route.fulfill({ status: 502, json: {} }));
			await visit(page, "/locator");
			await nearMe(page).click();
			await expect(page.locator("[data-sonner-toast]")).toContainText("Failed to fetch branches");
			await expect(page.getByRole("main").getByText("Failed to fetch branches")).toBeVisible();
			await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
		});
	});

	test("a refusal is told, and the list stays as it was", async ({ page }) => {
		await visit(page, "/locator");
		await refusePosition(page, 1);
		await nearMe(page).click();
		await expect(page.getByText("Your position is not shared with this site")).toBeVisible();
		await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
		await expect(nearMe(page)).toHaveAttribute("aria-pressed", "false");
	});

	test("no position and a position that takes too long are told", async ({ page }) => {
		await visit(page, "/locator");
		await refusePosition(page, 2);
		await nearMe(page).click();
		await expect(page.getByText("Your position could not be found")).toBeVisible();
		await refusePosition(page, 3);
		await nearMe(page).click();
		await expect(page.getByText("Finding your position took too long")).toBeVisible();
		await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
	});

	test("an insecure connection is told", async ({ page }) => {
		await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
		await visit(page, "/locator");
		await nearMe(page).click();
		await expect(page.getByText("secure connection")).toBeVisible();
		await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
	});
});

/** Makes the browser respond with this code of `GeolocationPositionError`. */
const refusePosition = (page: Page, code: number) =>
	page.evaluate((refusal) => {
		navigator.geolocation.getCurrentPosition = (_found, failed) =>
			failed?.({ code: refusal } as GeolocationPositionError);
	}, code);

test("a region that cannot be loaded says so, with a toast and another try", async ({ page }) => {
	await visit(page, "/locator");
	await page.route("**/api/branches/page*", (route) => route.fulfill({ status: 502, json: {} }));
	await region(page).selectOption("Ashanti");
	await expect(page.locator("[data-sonner-toast]")).toContainText("Failed to fetch branches");
	await expect(page.getByRole("main").getByRole("alert")).toContainText("Failed to fetch branches");
	await page.unroute("**/api/branches/page*");
	await page.getByRole("button", { name: "Try again" }).click();
	await expectList(page, namesIn("Ashanti"));
});

test("the page carries the branches that it shows and no others", async ({ request }) => {
	const html = await (await request.get("/locator")).text();
	expect(html).toContain(names[0]);
	for (const name of names.slice(BRANCHES_PER_PAGE)) expect(html, name).not.toContain(name);
	const all = await (await request.get("/api/branches")).json();
	expect(all).toHaveLength(names.length);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the list, the form, the pages and the hours work; what cannot work is not there", async ({
		page,
	}) => {
		await page.goto("/locator");
		await expect(page.getByText("Monday to Friday, 08:00 to 17:00").first()).toBeVisible();
		await expect(nearMe(page)).toBeHidden();
		await expect(page.getByRole("button", { name: "Show streets" })).toBeHidden();
		await pager(page).getByRole("link", { name: "Next" }).click();
		await expectList(page, names.slice(BRANCHES_PER_PAGE, 2 * BRANCHES_PER_PAGE));
		await region(page).selectOption("Ashanti");
		await page.getByRole("button", { name: "Show branches" }).click();
		await expect(page).toHaveURL(/\/locator\?region=Ashanti/);
		await expectList(page, namesIn("Ashanti"));
		await expect(region(page)).toHaveValue("Ashanti");
		await entries(page).first().locator("summary").click();
		await expect(entries(page).first().getByRole("link", { name: "Directions" })).toBeVisible();
	});
});
