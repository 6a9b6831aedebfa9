import { expect, type Page, test } from "@playwright/test";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { faultsOf } from "./axe.ts";
import { PAGES, UNLISTED_PAGES } from "./pages.ts";

/** The same on every page, and half of most: looked at on two of them, and in the menus' own states. */
const FRAME = [".site-header", ".site-footer", ".site-rail", "aside[aria-label=Offers]"];
const WITH_FRAME: readonly string[] = ["/", "/contact"];

const SIZES = [
	{ width: 320, height: 640 },
	{ width: 1280, height: 900 },
];

/** One first visit per page looks at all that a browser can tell about it. */
for (const path of [...PAGES, ...UNLISTED_PAGES]) {
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

		const answer = await page.goto(path);
		const headers = (await answer?.headersArray()) ?? [];
		const policies = headers.filter(({ name }) => name.toLowerCase() === "content-security-policy");
		expect(policies, "exactly one policy").toHaveLength(1);
		expect(policies[0]?.value).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
		expect(weaknesses(policies[0]?.value ?? "")).toEqual([]);
		expect(violations).toEqual([]);
		expect(errors, "hydration and scripts run without an error").toEqual([]);
		// Who opens the page of the branches asks for its map.
		const isOfMap = (url: string) =>
			/^\/(locator|contact-us)(\?|$)/.test(path) && new URL(url).host === "tile.openstreetmap.org";
		expect(
			foreign.filter((url) => !isOfMap(url)),
			"nothing of a third party before a visitor asks for it",
		).toEqual([]);
		expect(await page.context().cookies(), "no cookie before a choice").toEqual([]);

		await page.getByRole("button", { name: "Reject Non-Essential" }).click();
		for (const size of SIZES) {
			await page.setViewportSize(size);
			const faults = await faultsOf(page, WITH_FRAME.includes(path) ? [] : FRAME);
			expect(faults, `at ${size.width} px`).toEqual([]);
			expect(
				await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
				`sticks out at ${size.width} px`,
			).toBeLessThanOrEqual(0);
		}
	});
}

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
