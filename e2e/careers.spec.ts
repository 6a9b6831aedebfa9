import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { type HTMLElement, parse } from "node-html-parser";
import content from "#content/roles" with { type: "json" };
import { JOB_CATEGORIES } from "#lib/careers/job-category";
import { companyIdentity } from "#lib/company/identity";
import { CAREERS_ADVANCE_MS, MAX_UPLOAD_TEXT } from "#lib/company/limits";
import { FULL, FULL_ON_BOTH_SCREENS, visit } from "./support/visitor.ts";

type Role = { id: number; title: string; category?: string | null };
const roles = content.data as Role[];
const titlesIn = (category: string) =>
	roles.filter((role) => role.category === category).map(({ title }) => title);

const openRoles = (page: Page) => page.getByRole("region", { name: "Open Roles" });
const titles = (page: Page) => openRoles(page).getByRole("article").getByRole("heading", { level: 3 });
const carousel = (page: Page) => page.getByRole("group", { name: "Pictures of our work" });

const mainOf = async (request: APIRequestContext, path: string) =>
	parse(await (await request.get(path)).text()).querySelector("main");
/** Its text, with plain spaces. */
const wordsOf = (main: HTMLElement | null) => main?.text.replace(/\s+/g, " ");
const headingsOf = (main: HTMLElement | null) => main?.querySelectorAll("h2").map((heading) => heading.text);

/** Selects a category in the sidebar, or in the accordion on a phone. */
async function choose(page: Page, category: string, isMobile: boolean) {
	if (isMobile) await openRoles(page).locator("summary").click();
	await openRoles(page)
		.getByRole("link", { name: new RegExp(`^${category}`) })
		.click();
}

test("every open role is listed, with category, place and type; 'Apply Today' scrolls to the roles, 'Apply Now' leads to one", async ({
	page,
}) => {
	await visit(page, "/careers");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(titles(page)).toHaveText(roles.map(({ title }) => title));
	const operations = openRoles(page).getByRole("article").filter({ hasText: "Branch Operations Officer" });
	await expect(operations).toContainText("Operations");
	await expect(operations).toContainText("Bolgatanga, Upper East");
	await expect(operations).toContainText("Full-time");
	const bare = openRoles(page).getByRole("article").filter({ hasText: "National Service Coordinator" });
	await expect(bare).toContainText("Location not specified");
	await expect(bare).toContainText("Type not specified");
	await test.step("'Apply Today' scrolls to the open roles", async () => {
		await page.getByRole("link", { name: "Apply Today" }).click();
		await expect(page.getByRole("heading", { name: "Open Roles" })).toBeInViewport();
		await expect(page).toHaveURL(/\/careers#open-roles$/);
	});

	await test.step("'Apply Now' leads to the role", async () => {
		await openRoles(page).getByRole("link", { name: "Apply Now for Internal Auditor" }).click();
		await expect(page).toHaveURL(/\/careers\/6$/);
		await expect(page.getByRole("heading", { level: 1, name: "Internal Auditor" })).toBeVisible();
	});
});

test(
	"a category shows its roles, in a URL that can be shared, and keeps the place and the focus",
	FULL_ON_BOTH_SCREENS,
	async ({ page, isMobile }) => {
		await visit(page, "/careers");
		await test.step("all six are offered: a sidebar on wide screens, an accordion on phones", async () => {
			const links = openRoles(page).getByRole("navigation", { name: "Categories" }).getByRole("link");
			if (isMobile) {
				await expect(links).toHaveCount(0);
				await openRoles(page).locator("summary").click();
			}
			await expect(links).toHaveCount(JOB_CATEGORIES.length);
			for (const [at, category] of JOB_CATEGORIES.entries())
				await expect(links.nth(at)).toContainText(category);
			await expect(links.first()).toHaveAttribute("aria-current", "true");
			if (isMobile) await openRoles(page).locator("summary").click();
		});

		await test.step("a chosen category keeps the place and the focus", async () => {
			await openRoles(page).scrollIntoViewIfNeeded();
			await choose(page, "Audit", isMobile);
			await expect(titles(page)).toHaveText(titlesIn("Audit"));
			await expect(openRoles(page).getByRole("heading", { name: "Open Roles" })).toBeInViewport();
			const keeper = isMobile
				? openRoles(page).locator("summary")
				: openRoles(page).getByRole("link", { name: /^Audit/ });
			await expect(keeper).toBeFocused();
		});

		await expect(page).toHaveURL(/\/careers\?category=Audit$/);
		await choose(page, "All Roles", isMobile);
		await expect(titles(page)).toHaveText(roles.map(({ title }) => title));
		await expect(page).toHaveURL(/\/careers$/);
	},
);

test("two pictures change every five seconds", FULL, async ({ page }) => {
	await page.clock.install();
	await visit(page, "/careers");
	const picture = (at: number) => carousel(page).getByRole("listitem").nth(at);
	await expect(carousel(page).getByRole("listitem")).toHaveCount(2);
	await expect(picture(0)).toHaveAttribute("aria-current", "true");
	await expect(carousel(page).getByRole("button", { name: /^Pause/ })).toBeVisible();
	await page.clock.runFor(CAREERS_ADVANCE_MS);
	await expect(picture(1)).toHaveAttribute("aria-current", "true");
	await page.clock.runFor(CAREERS_ADVANCE_MS);
	await expect(picture(0)).toHaveAttribute("aria-current", "true");
});

test("a role says everything that is known about it", async ({ request }) => {
	const main = await mainOf(request, "/careers/6");
	for (const text of ["Audit", "Head Office, Accra, with travel", "Full-time", "GHS 4,500 – GHS 6,000"])
		expect.soft(wordsOf(main)).toContain(text);
	for (const heading of ["Skills", "Responsibilities", "Qualifications", "Salary & benefits"])
		expect.soft(headingsOf(main)).toContain(heading);
	expect
		.soft(wordsOf(main))
		.toContain("Industry certifications such as ICAG or ACCA or Certified Internal Auditor (CIA)");
});

test("a role of which little is known says what is missing", async ({ request }) => {
	const main = await mainOf(request, "/careers/4");
	for (const text of [
		"Location not specified",
		"Type not specified",
		"Salary not specified",
		"No description available",
	])
		expect.soft(wordsOf(main)).toContain(text);
	expect.soft(wordsOf(main)).not.toContain("Industry certifications");
	expect.soft(headingsOf(main)).not.toContain("Skills");
	expect.soft(wordsOf(await mainOf(request, "/careers/5"))).toContain("From GHS 2,600");
});

test("'Apply Now' scrolls to 'Submit Application'; 'Apply Via Email' opens a mail whose subject names the role", async ({
	page,
}) => {
	await visit(page, "/careers/2");
	await page.getByRole("link", { name: "Apply Now" }).click();
	await expect(page.getByRole("heading", { name: "Submit Application" })).toBeInViewport();
	await expect(page.getByRole("region", { name: "Submit Application" })).toContainText(
		`Combine your cover letter and CV in one PDF, max ${MAX_UPLOAD_TEXT}`,
	);

	const { careersEmail } = companyIdentity();
	await expect(page.getByRole("heading", { name: "Apply Via Email" })).toBeVisible();
	await expect(page.getByRole("link", { name: careersEmail })).toHaveAttribute(
		"href",
		`mailto:${careersEmail}?subject=Application%3A%20Susu%20Collection%20Supervisor`,
	);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("categories, roles and applications work", FULL_ON_BOTH_SCREENS, async ({ page, isMobile }) => {
		await page.goto("/careers");
		await expect(carousel(page).locator("img")).toHaveCount(2);
		await choose(page, "IT", isMobile);
		await expect(titles(page)).toHaveText(titlesIn("IT"));
		await openRoles(page).getByRole("link", { name: "Apply Now for IT Support Technician" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "IT Support Technician" })).toBeVisible();
		await page.getByRole("link", { name: "Apply Now" }).click();
		await expect(page.getByRole("heading", { name: "Submit Application" })).toBeInViewport();
	});
});
