import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { violationsOf } from "./support/axe.ts";
import { startBackend } from "./support/backend.ts";
import { duringTests } from "./support/during-tests.ts";
import { sidewaysPx } from "./support/layout.ts";
import { announceChange, REVALIDATE_SECRET, startSite } from "./support/site.ts";
import { clockToPutAhead } from "./support/site-clock.ts";
import { FULL, settled, shifts, visit, watchShifts } from "./support/visitor.ts";

/** The site’s clock moves on by so much at a time. */
const STEP_SECONDS = 6;
const FLOOD = {
	level: "urgent",
	text: "Tema Branch is closed today.",
	link: "/locator",
	link_text: "Other branches",
};
const FRAUD = { level: "warning", text: "Somebody sends texts in our name.", pages: ["/faqs"] };
const SERVICE = { text: "Mobile banking is serviced tonight." };

const notices = (page: Page) => page.getByRole("region", { name: "Notice from Bestfield" });
const alertOf = (page: Page, text: string) => notices(page).getByText(text);

const backend = duringTests(startBackend);
const site = duringTests(() =>
	startSite({
		API_BASE_URL: backend.url,
		REVALIDATE_SECRET,
		LOG_LEVEL: "info",
		...clockToPutAhead(STEP_SECONDS),
	}),
);
const alertsFile = () => join(site.dataDir, "alerts.json");
test.afterEach(async () => {
	rmSync(alertsFile(), { force: true });
	backend.heal();
	await announce();
	await moveClock();
	await expect.poll(() => shown("/faqs")).toEqual([]);
});

/** The backend's publishers say that its alerts have changed. */
const announce = () => announceChange(site, { resource: "alerts" });
const send = async (...alerts: object[]) => {
	backend.override("/alerts", { kind: "body", body: { data: alerts } });
	expect((await announce()).status).toBe(200);
};
const put = (...alerts: object[]) => writeFileSync(alertsFile(), JSON.stringify(alerts));
/** The texts of the alerts of a page, in their order. */
async function shown(path: string): Promise<string[]> {
	const html = await (await fetch(site.url + path)).text();
	return [...html.matchAll(/<strong>(?:Information|Warning|Urgent)<!-- -->:<\/strong> <!-- -->([^<]*)/g)].map(
		([, text = ""]) => text,
	);
}
let aheadSeconds = 0;
/** Moves the site's clock on; what the site looks at every second, it looks at now. */
async function moveClock() {
	await site.putClockAhead();
	aheadSeconds += STEP_SECONDS;
}
/** A moment so many seconds from now by the site's clock. */
const inSeconds = (seconds: number) => new Date(Date.now() + (aheadSeconds + seconds) * 1_000).toISOString();

test.describe("an operator of the site", () => {
	test("puts up an alert by a file, on every page and without a restart, and takes it down so", async () => {
		for (const path of ["/", "/faqs", "/notices?page=2", "/no-such-page"])
			expect(await shown(path)).toEqual([]);
		put(FLOOD, SERVICE);
		for (const path of ["/", "/faqs", "/notices?page=2", "/no-such-page"])
			await expect.poll(() => shown(path), path).toEqual([FLOOD.text, SERVICE.text]);
		rmSync(alertsFile());
		await expect.poll(() => shown("/faqs")).toEqual([]);
	});

	test("reads in the log what is wrong with the file, while the last valid alerts stay", async () => {
		put(SERVICE);
		await expect.poll(() => shown("/faqs")).toEqual([SERVICE.text]);
		writeFileSync(alertsFile(), '[{"level": "red", "text": "A"}]');
		await expect
			.poll(() => site.output())
			.toContain("cannot be used: it is one of information, warning, urgent");
		expect(await shown("/faqs")).toEqual([SERVICE.text]);
	});
});

test.describe("an alert of the backend", () => {
	test("is shown at once when its publishers say so, on the pages that it is for", async () => {
		await shown("/faqs");
		await send(FRAUD, FLOOD);
		expect(await shown("/about")).toEqual([FLOOD.text]);
		expect(await shown("/faqs")).toEqual([FLOOD.text, FRAUD.text]);
		await send();
		expect(await shown("/faqs")).toEqual([]);
	});

	test("begins and ends by the clock on pages that are cached, also when the backend is gone", async () => {
		const times = { start: inSeconds(STEP_SECONDS), end: inSeconds(2 * STEP_SECONDS) };
		await send({ ...SERVICE, ...times }, { ...FLOOD, end: "2020-01-01" });
		expect(await shown("/faqs"), "before it begins").toEqual([]);
		backend.override("/", { kind: "status", status: 500 });
		await moveClock();
		await expect.poll(() => shown("/faqs")).toEqual([SERVICE.text]);
		await moveClock();
		await expect.poll(() => shown("/faqs")).toEqual([]);
	});
});

test.describe("a visitor", () => {
	test(
		"closes an alert once, and a later page does not show it, not even while it loads",
		FULL,
		async ({ page }) => {
			await send(SERVICE);
			await watchShifts(page);
			await visit(page, `${site.url}/faqs`);
			await settled(page);
			expect(await shifts(page), "it comes with the page").toBe(0);
			await alertOf(page, SERVICE.text)
				.locator("..")
				.getByRole("button", { name: "Close: Information" })
				.click();
			await expect(notices(page)).toBeHidden();

			await page.getByRole("contentinfo").getByRole("link", { name: "Disclaimer" }).click();
			await expect(page.getByRole("heading", { level: 1, name: "Disclaimer" })).toBeVisible();
			await expect(alertOf(page, SERVICE.text)).toBeHidden();

			await page.goto(`${site.url}/about`, { waitUntil: "commit" });
			await settled(page);
			await expect(alertOf(page, SERVICE.text)).toBeHidden();
			expect(await shifts(page), "nothing moves, since it was never drawn").toBe(0);

			await send({ ...SERVICE, text: "Mobile banking is back." });
			await page.goto(`${site.url}/about`);
			await expect(alertOf(page, "Mobile banking is back.")).toBeVisible();
		},
	);

	test(
		"leaves a closed gallery behind, and the page with Back, also below an alert",
		FULL,
		async ({ page }) => {
			await send(SERVICE);
			await visit(page, `${site.url}/about`);
			await visit(page, `${site.url}/news?tab=gallery`);
			await page.getByRole("link", { name: "View all images" }).first().click();
			const lightbox = page.locator("dialog.lightbox");
			await expect(lightbox).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(lightbox).toHaveCount(0);
			await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false);
			await page.goBack();
			await expect(page).toHaveURL(`${site.url}/about`);
		},
	);

	test("cannot close an urgent one that must stay, and follows its link", FULL, async ({ page }) => {
		await send({ ...FLOOD, dismissible: false });
		await visit(page, `${site.url}/faqs`);
		await expect(alertOf(page, FLOOD.text)).toBeVisible();
		await expect(notices(page).getByRole("button")).toHaveCount(0);
		await notices(page).getByRole("link", { name: "Other branches" }).click();
		await expect(page).toHaveURL(`${site.url}/locator`);
		await expect(alertOf(page, FLOOD.text)).toBeVisible();
	});

	test(
		"meets no accessibility violation and no policy violation, and prints pages without it",
		FULL,
		async ({ page }) => {
			const violations: string[] = [];
			page.on("console", (message) => {
				if (message.text().includes("Content Security Policy")) violations.push(message.text());
			});
			for (const alerts of [
				[FLOOD, FRAUD],
				[SERVICE, { ...FLOOD, dismissible: false }],
			]) {
				await send(...alerts);
				await page.setViewportSize({ width: 320, height: 640 });
				await visit(page, `${site.url}/faqs`);
				await expect(notices(page)).toBeVisible();
				expect.soft(await violationsOf(page)).toEqual([]);
				expect(await sidewaysPx(page)).toBeLessThanOrEqual(0);
			}
			expect(violations).toEqual([]);
			await page.emulateMedia({ media: "print" });
			await expect(notices(page)).toBeHidden();
		},
	);

	test.describe("without script", () => {
		test.use({ javaScriptEnabled: false });

		test("reads it, and closes it all the same", async ({ page }) => {
			await send(FRAUD, SERVICE);
			await visit(page, `${site.url}/faqs`);
			await expect(alertOf(page, FRAUD.text)).toBeVisible();
			await page.getByRole("button", { name: "Close: Warning" }).press("Enter");
			await expect(alertOf(page, FRAUD.text)).toBeHidden();
			await expect(alertOf(page, SERVICE.text)).toBeVisible();
			await expect(page).toHaveURL(`${site.url}/faqs`);
		});
	});
});

test("the sample content has no alert, and pages carry nothing of it", async ({ request }) => {
	const html = await (await request.get("/faqs")).text();
	expect(/dismissed-alerts|Notice from/.exec(html)?.[0]).toBeUndefined();
});
