import { expect, type Page, test } from "@playwright/test";
import { parse } from "node-html-parser";
import content from "#content/branches" with { type: "json" };
import { companyIdentity } from "#lib/company/identity";
import { BRANCHES_PER_PAGE, MAP_ZOOM_SELECTED } from "#lib/company/limits";
import { drawnPins } from "#lib/locator/ghana-map";
import { telHref } from "#lib/web/tel-href";
import { boxOf, FULL, holdFiles, interactive, ON_BOTH_SCREENS, settled, visit } from "./support/visitor.ts";

type Coordinate = number | string;
type ContentBranch = {
	name: string;
	area?: string;
	phone?: string | null;
	gps: { lat: Coordinate; lng: Coordinate };
	languages?: string[];
};

const regions = Object.entries(content.data.regions) as [region: string, list: ContentBranch[]][];
const branches = regions.flatMap(([, list]) => list);
const names = branches.map(({ name }) => name);
const branchesIn = (region: string) => regions.find(([name]) => name === region)?.[1] ?? [];
const namesIn = (region: string) => branchesIn(region).map(({ name }) => name);
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

test("the locator starts with all regions, five branches a page; pages turn in place, by links that can be shared", async ({
	page,
}) => {
	await visit(page, "/locator");
	await expect(page.getByRole("heading", { level: 1, name: "Branch Locator" })).toBeVisible();
	await expect(region(page)).toHaveValue("");
	await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
	await expect(pager(page)).toContainText(`Page 1 of ${PAGES}`);
	await expect(page).toHaveTitle(/^Branch Locator/);

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

	await test.step("the whole country is in view, and the button on the drawn map covers none of its words and branches", async () => {
		for (const width of [320, 360, 768, 800, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			expect.soft(await hiddenOnMap(page), `at ${width} px`).toEqual([]);
		}
		await page.setViewportSize({ width: 800, height: 360 });
		const branches = (await hiddenOnMap(page)).filter((what) => what.startsWith("branch"));
		expect.soft(branches, "on a phone held sideways").toEqual([]);
	});
});

/** The parts of the drawn map that its button covers or its frame cuts: words, branches, and the country. */
async function hiddenOnMap(page: Page): Promise<string[]> {
	const [button, frame] = [
		await boxOf(page.getByRole("button", { name: "Show streets" })),
		await boxOf(map(page)),
	];
	return map(page)
		.getByRole("img")
		.evaluate(
			async (image: HTMLImageElement, [button, frame]) => {
				const text = await (await fetch(image.src)).text();
				const drawing = document.importNode(
					new DOMParser().parseFromString(text, "image/svg+xml").documentElement,
					true,
				);
				const { left, top, width, height } = image.getBoundingClientRect();
				Object.assign(drawing.style, { position: "fixed", left: `${left}px`, top: `${top}px` });
				Object.assign(drawing.style, { width: `${width}px`, height: `${height}px` });
				document.body.append(drawing);
				const isCovered = (part: Element) => {
					const box = part.getBoundingClientRect();
					const isBeside = box.right < button.x || box.left > button.x + button.width;
					return !isBeside && box.bottom > button.y && box.top < button.y + button.height;
				};
				const isCut = (part: Element) => {
					const box = part.getBoundingClientRect();
					return box.left < frame.x || box.right > frame.x + frame.width;
				};
				const words = [...drawing.querySelectorAll("text")].filter((part) => isCovered(part) || isCut(part));
				const branches = [...(image.parentElement?.querySelectorAll("span") ?? [])].filter(
					(part) => isCovered(part) || isCut(part),
				);
				const country = [...drawing.querySelectorAll("path[stroke]")].filter(isCut);
				drawing.remove();
				return [
					...words.map(({ textContent }) => textContent),
					...branches.map(({ style }) => `branch at ${style.left} ${style.top}`),
					...country.map(() => "the country"),
				];
			},
			[button, frame] as const,
		);
}

/** The drawn map shows the pins of these branches only. */
async function expectDrawn(page: Page, branches: readonly ContentBranch[]) {
	const positions = branches.map(({ gps }) => ({ position: { lat: Number(gps.lat), lng: Number(gps.lng) } }));
	const shown = map(page).locator("[data-pin]:visible");
	await expect
		.poll(() =>
			shown.evaluateAll((pins: HTMLElement[]) => pins.map(({ style }) => `${style.left} ${style.top}`)),
		)
		.toEqual(drawnPins(positions));
}

/** With the keyboard, as a visitor: Playwright's `selectOption` sets the value, and its events are not trusted. */
async function chooseAshanti(page: Page) {
	await region(page).focus();
	await page.keyboard.type("Ash");
}

test("choosing a region shows its branches at once and returns to page 1", async ({ page }) => {
	await visit(page, "/locator?page=3");
	await region(page).selectOption("Ashanti");
	await expectList(page, namesIn("Ashanti"));
	await expect(pager(page)).toContainText("Page 1 of 1");
	await expect(page).toHaveURL(/\/locator\?region=Ashanti$/);
	await expectDrawn(page, branchesIn("Ashanti"));
	await region(page).selectOption("All regions");
	await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
	await expect(region(page)).toHaveValue("");
	await expectDrawn(page, branches);
	await page.goBack();
	await expectList(page, namesIn("Ashanti"));
	await expect(region(page)).toHaveValue("Ashanti");
});

test("Back undoes a choice that was made before the script came", async ({ page }) => {
	await visit(page, "/about");
	const scriptArrives = await holdFiles(page, "**/islands/page-*.js");
	const finderArrives = await holdFiles(page, "**/islands/branch-finder-*.js");
	await page.goto("/locator");
	await chooseAshanti(page);
	scriptArrives();
	await expect(page).toHaveURL("/locator?region=Ashanti");
	await page.goBack();
	finderArrives();
	await settled(page);
	await expect(region(page)).toHaveValue("");
	await expect(page).toHaveURL("/locator");
});

test("a region that the browser restored, and nobody chose, is not searched for", async ({ page }) => {
	const scriptArrives = await holdFiles(page, "**/islands/page-*.js");
	await page.goto("/locator");
	await region(page).evaluate((list: HTMLSelectElement) => {
		list.value = "Ashanti";
		list.dispatchEvent(new Event("change", { bubbles: true }));
	});
	scriptArrives();
	await settled(page);
	await expect(page).toHaveURL("/locator");
	await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
});

test("on a small phone the first screen has the count and the first branch of a region", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await visit(page, "/locator");
	await region(page).selectOption("Ashanti");
	await expect(page.getByRole("status").getByText("3 branches", { exact: true })).toBeInViewport({
		ratio: 1,
	});
	await expect(entries(page).first()).toContainText("Kumasi Adum Branch");
	await expect(entries(page).first()).toBeInViewport({ ratio: 1 });
});

test("visitors on a small phone see that a region chosen offline did not come", async ({ page, context }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await visit(page, "/locator");
	await context.setOffline(true);
	await region(page).selectOption("Ashanti");
	await expect(page.getByRole("alert").getByText("Failed to fetch branches")).toBeInViewport();
});

test("a town finds its branches at once; without one there, the visitor reads so", async ({ page }) => {
	await visit(page, "/locator");
	await page.getByLabel("Town or area").fill("adum");
	await expect(page).toHaveURL(/\/locator\?town=adum$/);
	await expect(page.getByText("Page 1 of 1", { exact: true })).toBeVisible();
	await expect(page.getByRole("main").getByText("Kumasi Adum Branch", { exact: true })).toBeVisible();
	await page.getByLabel("Town or area").fill("Lagos");
	await expect(page.getByText("We have no branch in ‘Lagos’.")).toBeVisible();
	await expect(page.getByRole("status").getByText("0 branches", { exact: true })).toBeAttached();
	await expect(page.getByText(/Page \d/), "nothing to turn over").toHaveCount(0);
	await page.getByRole("link", { name: "Show all branches" }).click();
	await expect(page.getByText(`Page 1 of ${PAGES}`, { exact: true })).toBeVisible();
	await expect(region(page), "its link has gone").toBeFocused();
});

test("a town or region without a branch leads to the nearest, with their distance and pins", async ({
	page,
}) => {
	await visit(page, "/locator");
	await page.getByLabel("Town or area").fill("yendy");
	await expect(page.getByText("We have no branch in Yendi. Nearest, in a straight line:")).toBeVisible();
	await expect(entries(page)).toHaveCount(3);
	await expect(entries(page).first()).toContainText(/Tamale Branch.*· 91\skm/);
	await expectDrawn(page, branchesIn("Northern").concat(branchesIn("Upper East"), branchesIn("Upper West")));
	await page.getByLabel("Town or area").fill("");
	await region(page).selectOption("Savannah (nearest: Tamale)");
	await expect(page.getByText("We have no branch in Savannah Region.")).toBeVisible();
	await expect(region(page)).toHaveValue("Savannah");
	await showStreets(page);
	await expect(map(page).locator(".leaflet-marker-icon"), "those of the list").toHaveCount(3);
	await visit(page, "/locator?town=tamale&saturday=yes");
	await expect(page.getByText("No branch in Tamale has all that you chose.")).toBeVisible();
	await expect(entries(page).first()).toContainText(/Kaneshie Branch.*km/);
});

test("an entry opens to its phone, its area and the way there; the keyboard turns the pages", async ({
	page,
}) => {
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

	const next = pager(page).getByRole("link", { name: "Next" });
	await next.focus();
	for (let turned = 2; turned <= PAGES; turned++) {
		await page.keyboard.press("Enter");
		await expect(pager(page)).toContainText(`Page ${turned} of ${PAGES}`);
		await expect(next, "keeps the focus, at the end too").toBeFocused();
	}
});

test("every way to get in touch is there", async ({ request }) => {
	const screen = parse(await (await request.get("/contact-us")).text());
	const block = screen
		.querySelectorAll("main section")
		.find((section) => section.querySelector("h2")?.text === "Get in touch");
	const links = block?.querySelectorAll("a").map((link) => [link.text, link.getAttribute("href")]);
	for (const phone of [company.phone, company.chatPhone, company.tollFree]) {
		if (!phone) throw new Error("the sample company has every phone");
		expect.soft(links).toContainEqual([phone, telHref(phone)]);
	}
	expect.soft(links).toContainEqual([company.email, `mailto:${company.email}`]);
	expect.soft(block?.text).toContain(company.headOffice ?? "a head office");
	expect.soft(block?.text).toContain(company.postalAddress ?? "a postal address");
});

test.describe("open or closed", () => {
	const FRIDAY_BEFORE_CLOSING = new Date("2026-08-21T16:58:30Z");

	test.use({ timezoneId: "Asia/Tokyo" });

	test("follows Ghana's time, and changes while the page is open", async ({ page }) => {
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

test("a branch with hours of its own is open by them, in the list, on the map and on its page", async ({
	page,
}) => {
	const HOURS = "Monday to Friday, 08:00 to 17:00; Saturday, 09:00 to 13:00";
	await page.clock.install({ time: new Date("2026-08-22T10:00:00Z") });
	await visit(page, "/locator");
	const kaneshie = entry(page, "Kaneshie Branch");
	await expect(kaneshie.locator("summary")).toContainText("Open");
	await expect(entry(page, "Makola Branch").locator("summary")).toContainText("Closed");
	await kaneshie.locator("summary").click();
	await expect(kaneshie).toContainText(HOURS);

	await kaneshie.getByRole("button", { name: "Show on map" }).click();
	const card = page.locator(".map-card");
	await expect(card).toContainText(HOURS);
	await expect(card).toContainText(/Open$/);

	await page.getByText("More filters").click();
	await page.getByRole("checkbox", { name: "Open on Saturday" }).check();
	await expectList(page, ["Kaneshie Branch"]);
	await page.getByText("Open on Saturday: Kaneshie Branch. Closed on Sunday.").getByRole("link").click();
	await expect(page).toHaveURL("/locator/greater-accra/kaneshie-branch");
	await expect(page.getByText("Open until 13:00")).toBeVisible();
	await expect(page.getByText("Saturday, 09:00 to 13:00")).toBeVisible();
	const [data] = await page.locator("script[type='application/ld+json']").allTextContents();
	expect(JSON.parse(data ?? "").openingHoursSpecification).toEqual([
		expect.objectContaining({ dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] }),
		expect.objectContaining({ dayOfWeek: ["Saturday"], opens: "09:00", closes: "13:00" }),
	]);
	for (const path of ["/before-you-visit", "/offline"]) {
		await visit(page, path);
		await expect.soft(page.getByText("A branch may have other hours."), path).toBeVisible();
		await expect.soft(page.getByText(/Closed on Saturday/), path).toHaveCount(0);
	}
	await expect(page.getByRole("listitem").filter({ hasText: "Kaneshie Branch" })).toContainText(HOURS);
});

test.describe("the map", () => {
	test("starts with the branch that was opened before the script came", async ({ page }) => {
		const finderArrives = await holdFiles(page, "**/islands/branch-finder-*.js");
		await page.goto("/locator");
		await entry(page, "Makola Branch").locator("summary").click();
		finderArrives();
		await interactive(page);
		await showStreets(page);
		await expect(page.locator(".map-card")).toContainText("Makola Branch");
	});

	test(
		"is drawn at once, and gets streets when they are wanted",
		ON_BOTH_SCREENS,
		async ({ page, isMobile }) => {
			await page.clock.install({ time: new Date("2026-08-21T10:00:00Z") });
			await visit(page, "/locator");
			await map(page).scrollIntoViewIfNeeded();
			await settled(page);
			const drawing = map(page).getByRole("img", { name: "Drawn map of Ghana with our branches" });
			await expect(drawing).toBeVisible();
			await expect(page.locator(".leaflet-container")).toHaveCount(0);

			await test.step("its dots lie on the drawing, on the town of their branch", async () => {
				const drawn = await drawing.boundingBox();
				const dots = map(page).locator("span[aria-hidden]");
				expect(await dots.count()).toBeGreaterThan(9);
				for (const dot of await dots.all()) {
					const at = await dot.boundingBox();
					expect(at && drawn && at.x > drawn.x && at.x < drawn.x + drawn.width).toBe(true);
					expect(at && drawn && at.y > drawn.y && at.y < drawn.y + drawn.height).toBe(true);
				}
			});

			await showStreets(page);
			await expect(map(page).getByRole("button", { name: "Head Office Branch" })).toBeVisible();
			await expect(map(page).getByRole("link", { name: "OpenStreetMap" })).toBeVisible();
			await expect(map(page).getByRole("button", { name: "Zoom in" })).toBeVisible();
			if (isMobile) return;

			await test.step("a pin opens a card with name, location, area and state, by pointer and by keyboard", async () => {
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

			await test.step("a region moves the map to its branches", async () => {
				await expect(map(page).getByRole("button", { name: "Wa Branch" })).toBeHidden();
				await region(page).selectOption("Upper West");
				await expect(map(page).getByRole("button", { name: "Wa Branch" })).toBeVisible();
			});
		},
	);

	test("shows only branches that match every filter, as a drawing and with streets; a keyboard goes on in the map", async ({
		page,
	}) => {
		const speaking = (language: string) =>
			branches.filter(({ languages = [] }) => languages.includes(language));
		const language = page.getByLabel("Language", { exact: true });
		await visit(page, "/locator?language=Hausa");
		await expectDrawn(page, speaking("Hausa"));
		await language.selectOption("Fante");
		await expectDrawn(page, speaking("Fante"));

		await page.getByRole("button", { name: "Show streets" }).press("Enter");
		await expect(map(page).locator(".leaflet-container")).toBeFocused();
		const pins = map(page).locator(".leaflet-marker-icon");
		await expect(pins).toHaveCount(speaking("Fante").length);
		await language.selectOption("Ewe");
		await expect(map(page).getByRole("button", { name: "Ho Branch" })).toBeVisible();
		await expect(pins).toHaveCount(speaking("Ewe").length);
		await page.getByLabel("Wheelchair access", { exact: true }).check();
		await expect(page.getByText("No branch matches your choices.")).toBeVisible();
		await expect(pins).toHaveCount(0);
	});

	test("returns from a branch to the list when Back, a page or ‘near me’ changes the list", async ({
		page,
		context,
	}) => {
		const card = map(page).locator(".map-card");
		const showOnMap = async (name: string) => {
			await entry(page, name).locator("summary").click();
			await entry(page, name).getByRole("button", { name: "Show on map" }).click();
			await expect(card).toContainText(name);
		};
		await visit(page, "/locator");
		await region(page).selectOption("Volta");
		await expect(page).toHaveURL("/locator?region=Volta");
		await region(page).selectOption("Ashanti");
		await page.setViewportSize({ width: 360, height: 740 });
		await showOnMap("Kumasi Adum Branch");
		await expect(map(page)).toBeInViewport({ ratio: 0.9 });
		await expect(map(page).locator(`img.leaflet-tile[src*='/${MAP_ZOOM_SELECTED}/']`).first()).toBeAttached();
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goBack();
		await expectList(page, namesIn("Volta"));
		await expect(card).toHaveCount(0);
		await expect(map(page).getByRole("button", { name: "Ho Branch" })).toBeInViewport();
		await region(page).selectOption("");
		await pager(page).getByRole("link", { name: "Next" }).click();
		await showOnMap(names[BRANCHES_PER_PAGE] ?? "");
		await pager(page).getByRole("link", { name: "Prev" }).click();
		await expect(card).toHaveCount(0);
		await expect(map(page).getByRole("button", { name: "zoom" })).toHaveCount(2);
		await showOnMap("Head Office Branch");
		await context.grantPermissions(["geolocation"]);
		await context.setGeolocation(KUMASI);
		await nearMe(page).click();
		await expect(card).toHaveCount(0);
		await expect(map(page).locator(".map-here")).toBeInViewport();
	});

	test("names towns only where their names can be read", FULL, async ({ page, request }) => {
		const named = await (await request.get("/images/ghana-map.svg")).text();
		const drawn = async (svg: string, height: number) => {
			await page.setContent(`<img height=${height} src="data:image/svg+xml,${encodeURIComponent(svg)}">`);
			return page.locator("img").screenshot();
		};
		const showsNames = async (height: number) =>
			!(await drawn(named, height)).equals(await drawn(named.replace(/<g .*<\/g>/s, ""), height));
		expect(await showsNames(416), "as high as on a phone").toBe(false);
		expect(await showsNames(640), "as high as on a desk").toBe(true);
		const letters = Number(/font-size="(\d+)"/.exec(named)?.[1]);
		const below = Number(/max-height:(\d+)px/.exec(named)?.[1]);
		expect((letters * below) / 782, "the smallest names, in px").toBeGreaterThanOrEqual(12);
	});

	test("shows a card as a whole on a small and low screen", FULL, async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 420 });
		await visit(page, "/locator");
		await entry(page, "Head Office Branch").locator("summary").click();
		await entry(page, "Head Office Branch").getByRole("button", { name: "Show on map" }).click();
		const card = page.locator(".leaflet-popup-content-wrapper");
		await expect(card).toContainText("Ridge");
		await expect(async () => {
			const frame = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
			const { x, y, width, height } = (await card.boundingBox()) ?? frame;
			expect(x).toBeGreaterThanOrEqual(frame.x);
			expect(y).toBeGreaterThanOrEqual(frame.y);
			expect(x + width).toBeLessThanOrEqual(frame.x + frame.width);
			expect(y + height).toBeLessThanOrEqual(frame.y + frame.height);
		}).toPass();
	});

	test("says nothing of a single lost part of its background", FULL, async ({ page }) => {
		let tiles = 0;
		const isLost = Promise.withResolvers<void>();
		await page.route(/tile\.openstreetmap\.org/, async (route) => {
			tiles += 1;
			if (tiles !== 3) return route.fulfill({ path: "public/logo.svg" });
			// The last to be answered.
			await new Promise((resolve) => setTimeout(resolve, 500));
			await route.abort();
			isLost.resolve();
		});
		await visit(page, "/locator");
		await showStreets(page);
		await isLost.promise;
		await expect(map(page).locator("img.leaflet-tile-loaded").first()).toBeVisible();
		await expect(map(page)).not.toContainText("could not be loaded");
	});

	test("closes a card with Escape from a pin, and leaves the focus on the map", FULL, async ({ page }) => {
		const card = map(page).locator(".leaflet-popup");
		const pin = map(page).getByRole("button", { name: "Ho Branch" });
		await visit(page, "/locator?region=Volta");
		await showStreets(page);
		await pin.press("Enter");
		await expect(card).toContainText("Ho Branch");
		await pin.press("Escape");
		await expect(card).toHaveCount(0);
		await expect(pin).toBeFocused();
		await pin.press("Enter");
		await card.getByRole("button", { name: "Close" }).click();
		await expect(card).toHaveCount(0);
		await expect(map(page).locator(".leaflet-container")).toBeFocused();
	});

	test("goes out to the drawn country and says so where no tile comes, and shows the pins of the list when the others cannot come, either", async ({
		page,
	}) => {
		await page.clock.install();
		await page.route(/tile\.openstreetmap\.org/, () => {});
		await page.route("**/locator/all", (route) => route.fulfill({ status: 503 }));
		await visit(page, "/locator");
		await showStreets(page);
		await expect(map(page).getByRole("button", { name: "Head Office Branch" })).toBeVisible();
		await expect(map(page).locator("img[src='/images/ghana-map.svg']"), "too close for it").toHaveCount(0);
		await page.clock.fastForward(5_000);
		await expect(map(page)).toContainText("The streets could not be loaded");
		await expect(map(page).locator("img[src='/images/ghana-map.svg']")).toBeInViewport();
		await entry(page, "Makola Branch").locator("summary").click();
		await expect(page.locator(".map-card")).toContainText("Makola Branch");
		await expect(map(page).locator("img[src='/images/ghana-map.svg']"), "as close as it goes").toBeVisible();
	});
});

test.describe("near me", () => {
	test.beforeEach(async ({ context }) => {
		await context.grantPermissions(["geolocation"]);
		await context.setGeolocation(KUMASI);
	});

	test("a press that waits for the script gives way to the region that is chosen next", async ({ page }) => {
		const finderArrives = await holdFiles(page, "**/islands/branch-finder-*.js");
		await page.goto("/locator");
		await nearMe(page).click();
		await chooseAshanti(page);
		await expect(page).toHaveURL("/locator?region=Ashanti");
		finderArrives();
		await settled(page);
		await expect(nearMe(page)).toHaveAttribute("aria-pressed", "false");
		await expect(page).toHaveURL("/locator?region=Ashanti");
		await expect(region(page)).toHaveValue("Ashanti");
	});

	test("sorts by distance in the browser, and a second press ends it", async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await visit(page, "/locator?region=Volta");
		const requested: string[] = [];
		page.on("request", (request) => requested.push(request.url()));
		await nearMe(page).click();
		await expect(entries(page).first()).toContainText("Kumasi Adum Branch");
		await expect(entries(page).first()).toContainText(/\d+\sm/);
		await expect(entries(page).first()).toBeInViewport({ ratio: 1 });
		await expect(entries(page).nth(1)).toContainText("Kumasi Suame Branch");
		await expect(nearMe(page)).toHaveAttribute("aria-pressed", "true");
		await expect(region(page)).toHaveValue("");
		await expect(pager(page)).toContainText(`Page 1 of ${PAGES}`);
		await pager(page).getByRole("link", { name: "Next" }).click();
		await expect(pager(page)).toContainText(`Page 2 of ${PAGES}`);
		await expect(entries(page).first()).toContainText(/\d+\skm/);
		expect(
			requested.filter((url) => /6\.69|1\.62/.test(url)),
			"the position stays here",
		).toEqual([]);
		await pager(page).getByRole("link", { name: "Prev" }).click();
		await nearMe(page).click();
		await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
	});

	test("leaves what the visitor chose meanwhile, and its button stays where it is", async ({ page }) => {
		await visit(page, "/locator?region=Ashanti");
		await page.evaluate(({ latitude, longitude }) => {
			const isFound = new Promise((resolve) => addEventListener("position-found", resolve));
			navigator.geolocation.getCurrentPosition = (found) =>
				void isFound.then(() => found({ coords: { latitude, longitude } } as GeolocationPosition));
		}, KUMASI);
		const place = await nearMe(page).boundingBox();
		await nearMe(page).click();
		const finding = page.getByRole("button", { name: "Finding" });
		expect(await finding.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
		await region(page).selectOption("Volta");
		await expectList(page, namesIn("Volta"));
		await page.evaluate(() => dispatchEvent(new Event("position-found")));
		await expect(nearMe(page)).toHaveAttribute("aria-pressed", "true");
		await expect(entries(page).first()).toContainText(/\d+\skm/);
		await expectList(page, namesIn("Volta"));
		await expect(page).toHaveURL(/region=Volta/);
	});

	test("a filtered list is shown without a violation of the page's policy", async ({ page }) => {
		await visit(page, "/locator");
		const said: string[] = [];
		page.on("console", (message) => {
			// The tests' browser runs no worker, and says so when the page would start one, sooner or later.
			if (message.text() !== "Service Worker registration blocked by Playwright") said.push(message.text());
		});
		await region(page).selectOption("Volta");
		await expectList(page, namesIn("Volta"));
		await settled(page);
		expect(said).toEqual([]);
	});

	for (const [answer, getCurrentPosition, text] of [
		[
			"never answers",
			() => document.body.setAttribute("data-asked", ""),
			"Finding your position took too long",
		],
		[
			"throws",
			() => {
				throw new TypeError("Illegal invocation");
			},
			"Your position could not be found",
		],
	] as const)
		test(`where the browser ${answer}, visitors read why, and may press again`, async ({ page }) => {
			await page.clock.install();
			await page.addInitScript(`navigator.geolocation.getCurrentPosition = ${getCurrentPosition.toString()}`);
			await visit(page, "/locator");
			await nearMe(page).click();
			if (answer === "never answers") {
				await expect(page.getByRole("button", { name: "Finding" })).toBeVisible();
				await expect(page.locator("body[data-asked]")).toBeAttached();
				await page.clock.fastForward(15_000);
			}
			await expect(page.getByText(text)).toBeVisible();
			await expect(nearMe(page)).toHaveAttribute("aria-disabled", "false");
			await expect(page.getByText("Failed to fetch branches")).toHaveCount(0);
		});

	test("a refusal is not shown any longer once a region is chosen", async ({ page }) => {
		await visit(page, "/locator");
		await refusePosition(page, 1);
		await nearMe(page).click();
		const refusal = page.getByText("Your position is not shared with this site");
		await expect(refusal).toBeVisible();
		await region(page).selectOption("Volta");
		await expectList(page, namesIn("Volta"));
		await expect(refusal).toHaveCount(0);
	});

	test("the locator reports every failure, and leaves the list as it was", FULL, async ({ page }) => {
		const expectListAsItWas = async () => {
			await expectList(page, names.slice(0, BRANCHES_PER_PAGE));
			await expect(nearMe(page)).toHaveAttribute("aria-pressed", "false");
		};
		await visit(page, "/locator");
		await test.step("its script does not arrive", async () => {
			await page.route("**/_next/static/islands/*.js", async (route) => {
				const response = await route.fetch();
				const isOfNearMe = (await response.text()).includes("getCurrentPosition");
				await (isOfNearMe ? route.abort() : route.fulfill({ response }));
			});
			await nearMe(page).click();
			await expect(page.getByRole("main").getByText("Failed to fetch branches")).toBeVisible();
			await expectListAsItWas();
			// Other files may be loading.
			await page.unrouteAll({ behavior: "wait" });
		});
		await test.step("the branches cannot be fetched", async () => {
			await page.route("**/locator/all", (route) => route.fulfill({ status: 503 }));
			await nearMe(page).click();
			await expect(page.locator("[data-sonner-toast]")).toContainText("Failed to fetch branches");
			await expect(page.getByRole("main").getByText("Failed to fetch branches")).toBeVisible();
			await expectListAsItWas();
			await page.unroute("**/locator/all");
		});
		for (const [code, text] of [
			[1, "Your position is not shared with this site"],
			[2, "Your position could not be found"],
			[3, "Finding your position took too long"],
		] as const) {
			await test.step(text, async () => {
				await refusePosition(page, code);
				await nearMe(page).click();
				await expect(page.getByText(text)).toBeVisible();
				await expectListAsItWas();
			});
		}
		await test.step("the connection is insecure", async () => {
			await page.evaluate(() => Object.defineProperty(window, "isSecureContext", { value: false }));
			await nearMe(page).click();
			await expect(page.getByText("secure connection")).toBeVisible();
			await expectListAsItWas();
		});
	});
});

/** Makes the browser respond with this code of `GeolocationPositionError`. */
const refusePosition = (page: Page, code: number) =>
	page.evaluate((refusal) => {
		navigator.geolocation.getCurrentPosition = (_found, failed) =>
			failed?.({ code: refusal } as GeolocationPositionError);
	}, code);

test("turning a page keeps the branches in view, above the finger", ON_BOTH_SCREENS, async ({ page }) => {
	await visit(page, "/contact-us");
	const turn = async (label: string, turned: number) => {
		const link = pager(page).getByRole("link", { name: label });
		await entries(page).first().locator("summary").click();
		await expect(entries(page).first()).toHaveAttribute("open");
		await link.scrollIntoViewIfNeeded();
		const before = await link.boundingBox();
		await link.click();
		await expect(pager(page)).toContainText(`Page ${turned} of ${PAGES}`);
		await expect(link).toBeFocused();
		// A page that cannot be scrolled further up leaves a shorter list above the finger.
		const isAtTop = await page.evaluate(() => scrollY === 0);
		const moved = ((await link.boundingBox())?.y ?? 0) - (before?.y ?? 0);
		expect(isAtTop ? Math.max(0, moved) : moved, `${label} to page ${turned}`).toBeCloseTo(0, 0);
		await expect(entries(page).last()).toBeInViewport();
	};
	for (let turned = 2; turned <= PAGES; turned++) await turn("Next", turned);
	await turn("Prev", PAGES - 1);
});

test("a printed list says which page it is, and not what is open at the moment", FULL, async ({ page }) => {
	await visit(page, "/locator");
	const openNow = entry(page, "Makola Branch")
		.locator("[data-open-badge]")
		.filter({ hasText: /^(Open|Closed|May be closed)$/ });
	await expect(openNow).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(pager(page).getByText(`Page 1 of ${PAGES}`)).toBeVisible();
	await expect(openNow).toBeHidden();
	await expect(region(page)).toBeHidden();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the list, the form, the pages and the hours work; what cannot work is not there", async ({
		page,
	}) => {
		await page.goto("/locator");
		await expect(page.getByText("Monday to Friday, 08:00 to 17:00, not on public holidays")).toBeVisible();
		await expect(nearMe(page)).toBeHidden();
		await expect(map(page).getByRole("img"), "the map stays a drawing").toBeVisible();
		await expect(page.getByRole("button", { name: "Show streets" })).toBeHidden();
		await pager(page).getByRole("link", { name: "Next" }).click();
		await expectList(page, names.slice(BRANCHES_PER_PAGE, 2 * BRANCHES_PER_PAGE));
		await region(page).selectOption("Ashanti");
		await page.getByRole("button", { name: "Show branches" }).click();
		await expect(page).toHaveURL(/\/locator\?.*region=Ashanti/);
		await expectList(page, namesIn("Ashanti"));
		await expect(region(page)).toHaveValue("Ashanti");
		await expectDrawn(page, branchesIn("Ashanti"));
		await entries(page).first().locator("summary").click();
		await expect(entries(page).first().getByRole("link", { name: "Directions" })).toBeVisible();
	});
});
