import { expect, type Page, test } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { faultsOf } from "./axe.ts";
import { PAGES, SCREENS, UNLISTED_PAGES } from "./pages.ts";
import { send } from "./send.ts";
import { interactive } from "./visitor.ts";

/** The same on every page, and half of most: looked at on two of them, and in the menus' own states. */
const FRAME = [".site-header", ".site-footer", ".site-rail", "aside[aria-label=Offers]"];
const WITH_FRAME: readonly string[] = ["/", "/contact"];

const SIZES = [
	{ width: 320, height: 640 },
	{ width: 1280, height: 900 },
];

/** One first visit per screen looks at all that a browser can tell about it, and reports every fault. */
for (const path of [...SCREENS, ...UNLISTED_PAGES]) {
	test(`${path} keeps its strict policy, asks nobody else for anything, and has no fault that axe finds`, async ({
		page,
		baseURL,
	}) => {
		const violations = await watchViolations(page);
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		const foreign: string[] = [];
		page.on("request", (request) => {
			const { protocol, host } = new URL(request.url());
			if (protocol.startsWith("http") && host !== new URL(baseURL ?? "").host) foreign.push(request.url());
		});

		await page.goto(path);
		await interactive(page);
		const reject = page.getByRole("button", { name: "Reject Non-Essential" });
		await expect(reject).toBeVisible();
		expect.soft(foreign, "nothing of a third party before a visitor asks for it").toEqual([]);
		const hasMap = path === "/locator";
		if (hasMap) {
			await page.getByRole("button", { name: "Show streets" }).click();
			await expect(page.locator(".leaflet-marker-icon").first()).toBeVisible();
		}
		expect.soft(await page.context().cookies(), "no cookie before a choice").toEqual([]);

		await reject.click();
		for (const size of SIZES) {
			await page.setViewportSize(size);
			const faults = await faultsOf(page, WITH_FRAME.includes(path) ? [] : FRAME);
			expect.soft(faults, `at ${size.width} px`).toEqual([]);
			expect
				.soft(
					await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
					`sticks out at ${size.width} px`,
				)
				.toBeLessThanOrEqual(0);
		}
		// Last, when all that the page does by itself has been done.
		expect.soft(violations).toEqual([]);
		expect.soft(errors, "hydration and scripts run without an error").toEqual([]);
		expect
			.soft(
				foreign.filter((url) => !(hasMap && new URL(url).host === "tile.openstreetmap.org")),
				"nothing of a third party before a visitor asks for it",
			)
			.toEqual([]);
	});
}

test("every page has exactly one policy, a strict one", async ({ baseURL }) => {
	for (const path of [...PAGES, ...UNLISTED_PAGES]) {
		const { headers } = await send(baseURL ?? "", "GET", path);
		const policy = headers["content-security-policy"];
		// Two headers of that name would come as one text with a comma.
		expect.soft(policy, path).toMatch(/^[^,]*script-src 'self'( 'sha256-[\w+/=]+')+;[^,]*$/);
		expect.soft(weaknesses(String(policy)), path).toEqual([]);
		expect.soft(String(policy).length, `${path}: what every visit costs`).toBeLessThan(2_048);
	}
});

test("a weak policy is seen", () => {
	expect(weaknesses("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
});

/** What Google's evaluator finds, but for its guess that any site may serve foreign scripts as its own. */
function weaknesses(policy: string): string[] {
	return new CspEvaluator(new CspParser(policy).csp)
		.evaluate()
		.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)
		.map(({ directive, value, description }) => `${directive} ${value} ${description}`);
}

/** What the page's policy has stopped, in the order of events. */
async function watchViolations(page: Page): Promise<string[]> {
	const violations: string[] = [];
	await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
	await page.addInitScript(() => {
		addEventListener("securitypolicyviolation", (event) => {
			(globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation(
				`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`,
			);
		});
	});
	return violations;
}
