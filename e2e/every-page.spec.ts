import { expect, type Page, test } from "@playwright/test";
import { FRAME, violationsOf } from "./support/axe.ts";
import {
	brokenWords,
	closeAll,
	cutOff,
	LARGE_LETTERS,
	letters,
	openAll,
	READERS_SPACING,
	running,
	sidewaysPx,
	slidesAt,
	tooSmall,
	wear,
} from "./support/layout.ts";
import { MAIN_SCREENS, PAGES, SCREENS, UNLISTED_PAGES } from "./support/pages.ts";
import { send } from "./support/send.ts";
import { fullUnless, interactive } from "./support/visitor.ts";

const WITH_FRAME: readonly string[] = ["/", "/contact"];

const PHONE = { width: 360, height: 800 };
const NARROW = { width: 320, height: 640 };
const TABLET = { width: 768, height: 1_024 };
const DESKTOP = { width: 1280, height: 900 };

const softly = expect.configure({ soft: true });

/**
 * One first visit per screen checks everything that a browser can measure and reports every failure: its policy, its requests,
 * what axe finds, whether it suits thumbs, narrow screens, large letters and a reader's own spacing, and whether it stands still
 * for visitors who want no motion. The page is loaded on a phone and then seen at the other sizes.
 */
test.describe("a screen in one visit", () => {
	test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

	for (const path of [...SCREENS, ...UNLISTED_PAGES]) {
		test(
			`${path} keeps its policy, asks no third party, passes axe, and suits thumbs, large letters and still eyes`,
			fullUnless(MAIN_SCREENS.includes(path)),
			async ({ page, baseURL }) => {
				const violations = await watchViolations(page);
				const errors: string[] = [];
				page.on("pageerror", (error) => errors.push(error.message));
				const foreign: string[] = [];
				page.on("request", (request) => {
					const { protocol, host } = new URL(request.url());
					if (protocol.startsWith("http") && host !== new URL(baseURL ?? "").host)
						foreign.push(request.url());
				});

				await page.clock.install();
				await page.goto(path);
				await interactive(page);
				const reject = page.getByRole("button", { name: "Reject Non-Essential" });
				await expect(reject).toBeVisible();
				expect.soft(await page.context().cookies(), "no cookie before a choice").toEqual([]);
				await reject.click();
				await expect(reject).toHaveCount(0);

				await openAll(page);
				expect.soft(await tooSmall(page), "targets at 360 px").toEqual([]);
				expect.soft(await brokenWords(page), "words broken at 360 px").toEqual([]);
				await wear(page, LARGE_LETTERS);
				expect.soft(await cutOff(page), "cut off at 360 px with letters twice as large").toEqual([]);
				expect.soft(await brokenWords(page), "words broken with large letters").toEqual([]);
				await wear(page, "");
				const before = await slidesAt(page);
				await page.clock.fastForward(12_000);
				// Opened elements change within one frame, which may not have come yet.
				await softly.poll(() => running(page), "animations that run under reduced motion").toEqual([]);
				expect.soft(await slidesAt(page), "slides stand under reduced motion").toEqual(before);

				await page.setViewportSize(DESKTOP);
				expect.soft(await brokenWords(page), "words broken at 1280 px").toEqual([]);
				expect.soft(await sidewaysPx(page), "sticks out at 1280 px").toBeLessThanOrEqual(0);
				await letters(page, 32);
				// The browser lays the page out anew for them, which takes a moment.
				await softly.poll(() => cutOff(page), "with letters twice as large").toEqual([]);
				await page.setViewportSize(TABLET);
				await softly.poll(() => cutOff(page), "at 768 px with letters twice as large").toEqual([]);
				// A setting of the browser, which the next page would have as well.
				await letters(page, 16);
				await softly.poll(() => brokenWords(page), "words broken at 768 px").toEqual([]);
				await wear(page, LARGE_LETTERS);
				await softly
					.poll(() => cutOff(page), "at 768 px with a reader's own letters, twice as large")
					.toEqual([]);
				await wear(page, "");

				await page.setViewportSize(NARROW);
				expect.soft(await cutOff(page), "cut off at 320 px").toEqual([]);
				await wear(page, READERS_SPACING);
				expect.soft(await cutOff(page), "cut off at 320 px with the reader's spacing").toEqual([]);
				await wear(page, "");

				expect.soft(foreign, "requests to third parties before a visitor asks for them").toEqual([]);
				const hasMap = path === "/locator";
				if (hasMap) {
					await page.getByRole("button", { name: "Show streets" }).click();
					await expect(page.locator(".leaflet-marker-icon").first()).toBeVisible();
				}
				const leftOut = WITH_FRAME.includes(path) ? [] : FRAME;
				expect.soft(await violationsOf(page, leftOut), "axe at 320 px, everything opened").toEqual([]);
				await page.setViewportSize(DESKTOP);
				await closeAll(page);
				await page.emulateMedia({ reducedMotion: "no-preference" });
				expect.soft(await violationsOf(page, leftOut), "axe at 1280 px").toEqual([]);

				// Last, when all that the page does by itself has been done.
				expect.soft(violations, "violations of the policy").toEqual([]);
				expect.soft(errors, "hydration and scripts run without an error").toEqual([]);
				expect
					.soft(
						foreign.filter((url) => !(hasMap && new URL(url).host === "tile.openstreetmap.org")),
						"requests to third parties that nobody asked for",
					)
					.toEqual([]);
			},
		);
	}
});

test("every page has exactly one policy, a strict one", async ({ baseURL }) => {
	for (const path of [...PAGES, ...UNLISTED_PAGES]) {
		const { headers } = await send(baseURL ?? "", "GET", path);
		const policy = headers["content-security-policy"];
		// Two headers of that name would come as one text with a comma.
		expect.soft(policy, path).toMatch(/^[^,]*script-src 'self'( 'sha256-[\w+/=]+')+;[^,]*$/);
		expect.soft(String(policy).length, `${path}: what every visit costs`).toBeLessThan(2_048);
	}
});

/** The loads that the page's policy has blocked, in the order of events. */
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
