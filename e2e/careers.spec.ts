import { expect, type Page, test } from "@playwright/test";
import content from "#content/roles" with { type: "json" };
import { JOB_CATEGORIES } from "#lib/careers/job-category";
import { companyIdentity } from "#lib/company/identity";
import { CAREERS_ADVANCE_MS } from "#lib/company/limits";
import { ON_BOTH_SCREENS, visit } from "./visitor.ts";

type Role = { id: number; title: string; category?: string | null };
const roles = content.data as Role[];
const titlesIn = (category: string) =>
	roles.filter((role) => role.category === category).map(({ title }) => title);

const openRoles = (page: Page) => page.getByRole("region", { name: "Open Roles" });
const titles = (page: Page) => openRoles(page).getByRole("article").getByRole("heading", { level: 3 });
const carousel = (page: Page) => page.getByRole("group", { name: "Pictures of our work" });

/** Selects a category in the sidebar, or in the accordion on a phone. */
async function choose(page: Page, category: string, isMobile: boolean) {
	if (isMobile) await openRoles(page).locator("summary").click();
	await openRoles(page)
		.getByRole("link", { name: new RegExp(`^${category}`) })
		.click();
}

test("every open role is listed, with category, place and type", async ({ page }) => {
	await visit(page, "/careers");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(titles(page)).toHaveText(roles.map(({ title }) => title));
	const operations = openRoles(page).getByRole("article").filter({ hasText: "Branch Operations Officer" });
	await expect(operations).toContainText("Operations");
	await expect(operations).toContainText("Wa, Upper West");
	await expect(operations).toContainText("Full-time");
	const bare = openRoles(page).getByRole("article").filter({ hasText: "National Service Coordinator" });
	await expect(bare).toContainText("Location not specified");
	await expect(bare).toContainText("Type not specified");
});

test("'Apply Today' scrolls to the open roles", async ({ page }) => {
	await visit(page, "/careers");
	await page.getByRole("link", { name: "Apply Today" }).click();
	await expect(page.getByRole("heading", { name: "Open Roles" })).toBeInViewport();
	await expect(page).toHaveURL(/\/careers#open-roles$/);
});

test("'Apply Now' leads to the role", async ({ page }) => {
	await visit(page, "/careers");
	await openRoles(page).getByRole("link", { name: "Apply Now for Internal Auditor" }).click();
	await expect(page).toHaveURL(/\/careers\/6$/);
	await expect(page.getByRole("heading", { level: 1, name: "Internal Auditor" })).toBeVisible();
});

test(
	"a category shows its roles, in an address that can be shared",
	ON_BOTH_SCREENS,
	async ({ page, isMobile }) => {
		await visit(page, "/careers");
		await choose(page, "HR", isMobile);
		await expect(titles(page)).toHaveText(titlesIn("HR"));
		await expect(page).toHaveURL(/\/careers\?category=HR$/);
		await choose(page, "Corporate Communication", isMobile);
		await expect(titles(page)).toHaveText(titlesIn("Corporate Communication"));
		await page.reload();
		await expect(titles(page)).toHaveText(titlesIn("Corporate Communication"));
		await choose(page, "All Roles", isMobile);
		await expect(titles(page)).toHaveText(roles.map(({ title }) => title));
		await expect(page).toHaveURL(/\/careers$/);
	},
);

test(
	"all six categories are offered: a sidebar on wide screens, an accordion on phones",
	ON_BOTH_SCREENS,
	async ({ page, isMobile }) => {
		await visit(page, "/careers");
		const links = openRoles(page).getByRole("navigation", { name: "Categories" }).getByRole("link");
		if (isMobile) {
			await expect(links).toHaveCount(0);
			await openRoles(page).locator("summary").click();
		}
		await expect(links).toHaveCount(JOB_CATEGORIES.length);
		for (const [at, category] of JOB_CATEGORIES.entries())
			await expect(links.nth(at)).toContainText(category);
		await expect(links.first()).toHaveAttribute("aria-current", "true");
	},
);

test("a chosen category keeps the place and the focus", ON_BOTH_SCREENS, async ({ page, isMobile }) => {
	await visit(page, "/careers");
	await openRoles(page).scrollIntoViewIfNeeded();
	await choose(page, "Audit", isMobile);
	await expect(titles(page)).toHaveText(titlesIn("Audit"));
	await expect(openRoles(page).getByRole("heading", { name: "Open Roles" })).toBeInViewport();
	const keeper = isMobile
		? openRoles(page).locator("summary")
		: openRoles(page).getByRole("link", { name: /^Audit/ });
	await expect(keeper).toBeFocused();
});

test("a category without roles says so; an unknown one shows all", async ({ page }) => {
	const empty = JOB_CATEGORIES.slice(1).find((category) => titlesIn(category).length === 0);
	expect(empty, "the sample content has a role in every category").toBeUndefined();
	await visit(page, "/careers?category=Treasury");
	await expect(titles(page)).toHaveText(roles.map(({ title }) => title));
	await visit(page, "/careers?category=it");
	await expect(titles(page)).toHaveText(titlesIn("IT"));
});

test("two pictures change every five seconds, until one halts them", async ({ page }) => {
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
	await carousel(page)
		.getByRole("button", { name: /^Pause/ })
		.click();
	await page.mouse.move(0, 0);
	await page.clock.runFor(4 * CAREERS_ADVANCE_MS);
	await expect(picture(0)).toHaveAttribute("aria-current", "true");
	await carousel(page).getByRole("button", { name: "Show slide 2" }).click();
	await expect(picture(1)).toHaveAttribute("aria-current", "true");
});

test("a role says everything that is known about it", async ({ page }) => {
	await visit(page, "/careers/6");
	const main = page.getByRole("main");
	for (const text of ["Audit", "Head Office, Accra, with travel", "Full-time", "GHS 4,500 – GHS 6,000"]) {
		await expect(main).toContainText(text);
	}
	for (const heading of ["Skills", "Responsibilities", "Qualifications", "Salary & benefits"]) {
		await expect(main.getByRole("heading", { level: 2, name: heading })).toBeVisible();
	}
	await expect(main).toContainText(
		"Industry certifications such as ICAG or ACCA or Certified Internal Auditor (CIA)",
	);
});

test("a role of which little is known says what is missing", async ({ page }) => {
	await visit(page, "/careers/4");
	const main = page.getByRole("main");
	for (const text of [
		"Location not specified",
		"Type not specified",
		"Salary not specified",
		"No description available",
	]) {
		await expect(main).toContainText(text);
	}
	await expect(main).not.toContainText("Industry certifications");
	await expect(main.getByRole("heading", { name: "Skills" })).toHaveCount(0);
	await visit(page, "/careers/5");
	await expect(main).toContainText("From GHS 2,600");
});

test("'Apply Now' scrolls to 'Submit Application'", async ({ page }) => {
	await visit(page, "/careers/2");
	await page.getByRole("link", { name: "Apply Now" }).click();
	await expect(page.getByRole("heading", { name: "Submit Application" })).toBeInViewport();
	await expect(page.getByRole("region", { name: "Submit Application" })).toContainText(
		"Combine your cover letter and CV in one PDF, max 5MB",
	);
});

test("'Apply Via Email' opens a mail whose subject names the role", async ({ page }) => {
	await visit(page, "/careers/2");
	const { careersEmail } = companyIdentity();
	await expect(page.getByRole("heading", { name: "Apply Via Email" })).toBeVisible();
	await expect(page.getByRole("link", { name: careersEmail })).toHaveAttribute(
		"href",
		`mailto:${careersEmail}?subject=Application%3A%20Susu%20Collection%20Supervisor`,
	);
});

test("an unknown role is not found, in the status too", async ({ page }) => {
	for (const path of ["/careers/999", "/careers/no-such-role", "/careers/%25", "/careers/a%2Fb"]) {
		const answer = await page.goto(path);
		expect(answer?.status(), path).toBe(404);
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Career not found");
	}
	await page.getByRole("link", { name: "See the open roles" }).click();
	await expect(titles(page)).toHaveText(roles.map(({ title }) => title));
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("categories, roles and applications work", ON_BOTH_SCREENS, async ({ page, isMobile }) => {
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
