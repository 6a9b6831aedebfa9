import { expect, type Page, test } from "@playwright/test";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { duringTests } from "./support/during-tests.ts";
import { PAGES, UNLISTED_PAGES } from "./support/pages.ts";
import { startSite } from "./support/site.ts";
import { clockToPutAhead } from "./support/site-clock.ts";
import { REFERENCE, visit } from "./support/visitor.ts";

const OLD_CLASS = /savings and loans compan(?:y|ies)/gi;
/** Sample content that names the class of others, or of an award. */
const SAMPLE_CONTENT = [/Savings and Loans Company of the Year/g, /those of savings and loans companies/g];
const OTHER_DOCUMENTS = [
	"/news/feed.xml",
	"/notices/feed.xml",
	"/careers/feed.xml",
	"/sitemap.xml",
	"/manifest.webmanifest",
	"/offline",
	"/service-worker.js",
	"/.well-known/security.txt",
	"/missing-page",
];

test.describe("after a change of the licence", () => {
	const site = duringTests(() =>
		startSite({ COMPANY_LICENCES: "savings and loans company; 2020-01-01 microfinance bank" }),
	);

	test("no page, head, feed or receipt names the old class outside the history", async ({ request }) => {
		test.setTimeout(180_000);
		for (const path of [...PAGES, ...UNLISTED_PAGES, ...OTHER_DOCUMENTS]) {
			const html = await (await fetch(site.url + path)).text();
			expect.soft(timesNamed(html), path).toBe(path.split("?")[0] === "/about" ? 1 : 0);
		}
		const receipt = await request.post(`${site.url}/api/contact`, {
			form: { ...ENQUIRY_FIELDS },
			headers: { accept: "text/html" },
		});
		expect(await receipt.text()).toMatch(REFERENCE);
		expect(timesNamed(await receipt.text())).toBe(0);
	});

	test("a visitor reads the new class, and when the old one ended", async ({ page }) => {
		await visit(page, `${site.url}/disclaimer`);
		await expect(page.getByRole("main")).toContainText("is a microfinance bank, licensed and regulated");
		await page.goto(`${site.url}/about`);
		await expect(page.getByRole("main")).toContainText("is a microfinance bank in Ghana");
		await expect(page.getByRole("region", { name: "Corporate Identity" })).toContainText(
			/licensed it as a savings and loans company.*until 1\sJanuary\s2020/,
		);
		await page.goto(`${site.url}/deposit-protection`);
		await expect(page.getByRole("main")).toContainText("Ask us what it is now");
	});
});

function timesNamed(html: string): number {
	const own = SAMPLE_CONTENT.reduce((text, sample) => text.replace(sample, ""), html);
	return own.match(OLD_CLASS)?.length ?? 0;
}

test.describe("before a change of the licence", () => {
	const site = duringTests(() =>
		startSite({
			COMPANY_LICENCES: "savings and loans company; 2027-01-01 microfinance bank",
			...clockToPutAhead(1_200, "2026-12-31T23:50:00Z"),
		}),
	);
	const notice = (page: Page) => page.getByRole("region", { name: "Notice from Bestfield" });

	test("a visitor finds from every page and by search what changes, and reads the new class from the day on", async ({
		page,
	}) => {
		await visit(page, `${site.url}/disclaimer`);
		await expect(page.getByRole("main")).toContainText("is a savings and loans company");
		await notice(page).getByRole("link", { name: "What changes for you" }).click();
		const topic = page.getByRole("heading", { name: /^Our licence changes on 1\sJanuary\s2027/ });
		await expect(topic).toBeVisible();
		await expect(page.getByText("Use the same account number.").first()).toBeVisible();
		await page.goto(`${site.url}/search?q=merging`);
		await expect(
			page
				.getByRole("main")
				.getByRole("link", { name: /^Our licence changes/ })
				.first(),
		).toBeVisible();
		await page.goto(`${site.url}/faqs`);
		await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(
			/^Our licence changes on 1\sJanuary\s2027: what changes for me\?$/,
		);
		await site.putClockAhead();
		await page.goto(`${site.url}/disclaimer`);
		await expect(page.getByRole("main")).toContainText("is a microfinance bank");
		await expect(notice(page)).toHaveCount(0);
		await page.goto(`${site.url}/help`);
		await expect(topic).toHaveCount(0);
	});
});
