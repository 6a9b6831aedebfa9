/**
 * `npm run compare:styles -- BEFORE AFTER [path…]`: whether a change of style sheets changed what visitors see. Opens every
 * kind of page (or the named ones) on two running sites in current Chromium, at phone and desktop width, with script and
 * without. Compares the computed style of every element and of its `::before`, `::after` and `::placeholder`: at rest, with
 * each control hovered, focused and pressed, with everything expanded, and in print. Exits with 1 if anything differs.
 */
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { PAGES, UNLISTED_PAGES } from "../e2e/pages.ts";
import { browserExecutable } from "./browser.ts";

const [before, after, ...only] = process.argv.slice(2);
if (!before || !after)
	throw new Error("Two addresses are needed: of the site before the change, and after it.");

const SCREENS = [
	{ width: 360, height: 780 },
	{ width: 1280, height: 900 },
];
const MOST_SHOWN = 40;
/** Everything that reacts to the pointer or to focus. */
const CONTROLS =
	"a, button, input, select, textarea, summary, label, li, .group, [tabindex], [class*='group/']";

/** A transform by a share of the element's box. The box itself is compared. */
const BY_ITS_BOX = "(by its box)";

/** The styles of each element, by its position in the document. */
type Styles = Record<string, Record<string, string>>;

const browser = await chromium.launch({ executablePath: browserExecutable(), args: ["--no-sandbox"] });
const propertyNames = await namesOf(before);
let differences = 0;
const shown = new Set<string>();
for (const viewport of SCREENS)
	for (const javaScriptEnabled of [true, false])
		for (const path of [...PAGES, ...UNLISTED_PAGES, "/offline", "/no-such-page"]) {
			if (only.length > 0 && !only.includes(path)) continue;
			const options = { viewport, javaScriptEnabled, reducedMotion: "no-preference" as const };
			const [old, now] = await Promise.all(
				[before, after].map(async (site) => {
					const context = await browser.newContext(options);
					const states = await statesOf(context, site + path, javaScriptEnabled);
					await context.close();
					return states;
				}),
			);
			if (process.env.VERBOSE) console.log(new Date().toISOString(), path, viewport.width, javaScriptEnabled);
			for (const state of Object.keys(now ?? {}))
				report(
					`${path} ${viewport.width} ${javaScriptEnabled ? "" : "without script "}${state}`,
					old?.[state],
					now?.[state],
				);
		}
await browser.close();
console.log(`${differences} differences`);
process.exit(differences > 0 ? 1 : 0);

/** The styles in each state of a page. */
async function statesOf(
	context: BrowserContext,
	address: string,
	javaScriptEnabled: boolean,
): Promise<Record<string, Styles>> {
	// Nothing moves by itself for visitors who save data, and with these preferences no cookie banner appears.
	const preferences = { necessary: true, analytics: false, marketing: false, preferences: false };
	await context.addCookies(
		Object.entries({
			less_data: "1",
			site_cookie_consent: "true",
			cookie_preferences: encodeURIComponent(JSON.stringify(preferences)),
		}).map(([name, value]) => ({ name, value, url: address })),
	);
	const page = await context.newPage();
	page.setDefaultTimeout(20_000);
	await page.goto(address, { waitUntil: "load" });
	if (javaScriptEnabled) await page.locator("html[data-islands=ready]").waitFor({ state: "attached" });
	const states: Record<string, Styles> = { "at rest": await stylesOf(page) };
	for (const pseudo of javaScriptEnabled ? ["hover", "focus-visible", "active"] : []) {
		const release = await force(page, pseudo);
		states[pseudo] = await stylesOf(page);
		await release();
		if (process.env.VERBOSE) console.log(address, pseudo);
	}
	await page.emulateMedia({ media: "print" });
	states.print = await stylesOf(page);
	await page.emulateMedia({ media: null });
	await page.evaluate(() => {
		for (const details of document.querySelectorAll("details")) details.open = true;
	});
	states.open = await stylesOf(page);
	if (!javaScriptEnabled) return states;
	const release = await force(page, "hover");
	states["open, hover"] = await stylesOf(page);
	await release();
	for (const name of [
		/^Open .*menu|Show .*products|Products/i,
		/Cookie settings|Choose|Manage/i,
		/Live chat|Chat/i,
		/picture|photo|Show|Preview|View/i,
	]) {
		const button = page.getByRole("button", { name }).first();
		if (!(await button.isVisible().catch(() => false))) continue;
		await button.click({ timeout: 2_000 }).catch(() => {});
		await page.waitForTimeout(400);
		states[`after a click on ${name}`] = await stylesOf(page);
	}
	return states;
}

/** Forces a state such as hover on every control; the returned function releases them. */
async function force(page: Page, pseudo: string): Promise<() => Promise<void>> {
	const session = await page.context().newCDPSession(page);
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument", { depth: 0 });
	const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: CONTROLS });
	const forcedPseudoClasses = pseudo === "focus-visible" ? ["focus", "focus-visible"] : [pseudo];
	for (const nodeId of nodeIds)
		await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses }).catch(() => {});
	return () => session.detach();
}

const FRAME_MS = 20;
const IMAGES_MAX_MS = 10_000;

/** Waits outside the page: where scripts are off, it has neither frames nor timers. */
async function settle(page: Page): Promise<void> {
	await page.evaluate(() => {
		scrollTo({ top: 0, behavior: "instant" });
		// Whether the site's own font loads in time varies; with a system font, boxes can be compared.
		document.documentElement.style.setProperty("--font-figtree", "'DejaVu Sans', sans-serif");
		for (const image of document.images) image.loading = "eager";
	});
	// An image that has not loaded yet is a fraction of a pixel higher or lower.
	const areImagesLoaded = () => page.evaluate(() => [...document.images].every((image) => image.complete));
	for (let waited = 0; waited < IMAGES_MAX_MS && !(await areImagesLoaded()); waited += FRAME_MS)
		await page.waitForTimeout(FRAME_MS);
	// Transitions start only with the next frame.
	for (let frame = 0; frame < 3; frame++) {
		await page.evaluate(() => {
			for (const animation of document.getAnimations()) {
				if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
				else animation.finish();
			}
		});
		await page.waitForTimeout(FRAME_MS);
	}
}

async function stylesOf(page: Page): Promise<Styles> {
	await settle(page);
	const given = { wanted: propertyNames, byItsBox: BY_ITS_BOX };
	return page.evaluate(({ wanted, byItsBox }) => {
		const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
		const known = new Map<string, string>();
		/** Colours are compared as a screen shows them, whatever their notation. */
		const asRgb = (colour: string) => {
			const found = known.get(colour);
			if (found || !paint) return found ?? colour;
			const alpha = /\/ ([\d.]+)\)$/.exec(colour)?.[1] ?? "1";
			paint.fillStyle = colour.replace(/ \/ [\d.]+\)$/, ")");
			paint.fillRect(0, 0, 1, 1);
			const rgb = [...paint.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(", ");
			known.set(colour, `rgba(${rgb}, ${alpha})`);
			return known.get(colour) ?? colour;
		};
		const place = (element: Element): string => {
			const parent = element.parentElement;
			if (!parent || element === document.body) return element.localName;
			const at = [...parent.children].indexOf(element) + 1;
			return `${place(parent)} > ${element.localName}:nth-child(${at})`;
		};
		const result: Styles = {};
		const seen = new Map<string, number>();
		[...document.querySelectorAll("body, body *:not(script, template, svg *)")].forEach((element) => {
			// Of many alike elements, the first two are enough.
			let alike = element.outerHTML
				.slice(0, element.outerHTML.indexOf(">"))
				.replace(/(href|src|srcset|id|alt|title)="[^"]*"/g, "");
			for (let parent = element.parentElement; parent; parent = parent.parentElement)
				alike += parent.localName + parent.className;
			seen.set(alike, (seen.get(alike) ?? 0) + 1);
			if ((seen.get(alike) ?? 0) > 2) return;
			for (const pseudo of [undefined, "::before", "::after", "::placeholder"]) {
				if (pseudo === "::placeholder" && !element.matches("input, textarea")) continue;
				const computed = getComputedStyle(element, pseudo);
				if (pseudo && pseudo !== "::placeholder" && computed.content === "none") continue;
				// An element without a box has no transform, whatever its style says.
				if (computed.display === "none") {
					result[place(element)] = { display: "none" };
					return;
				}
				const styles: Record<string, string> = {};
				for (const name of wanted) {
					styles[name] = computed
						.getPropertyValue(name)
						.replace(/(?:ok)?lab\([^)]*\)|color\([^)]*\)/g, asRgb)
						.replaceAll(location.origin, "");
				}
				// A single transform, however it is composed.
				const { translate = "none", rotate = "none", scale = "none", transform = "none" } = styles;
				const part = (kind: string, value: string) =>
					value === "none" ? "" : `${kind}(${value.trim().split(" ").join(", ")})`;
				const whole = [part("translate", translate), part("rotate", rotate), part("scale", scale)]
					.concat(transform === "none" ? [] : transform)
					.join(" ")
					.trim();
				// A percentage of the box cannot become a matrix without the box, which is compared itself.
				if (pseudo || /%/.test(whole)) styles.transform = byItsBox;
				else {
					const { a, b, c, d, e, f } = new DOMMatrix(whole || "none");
					styles.transform = [a, b, c, d, e, f].map((part) => Math.round(part * 1e4) / 1e4).join(" ");
				}
				if (styles["outline-style"] === "none") delete styles["outline-color"];
				for (const name of ["translate", "rotate", "scale"]) delete styles[name];
				const box = element.getBoundingClientRect();
				if (!pseudo)
					styles["its box"] = [box.x + scrollX, box.y + scrollY, box.width, box.height]
						.map((length) => Math.round(length * 10) / 10)
						.join(" ");
				result[`${place(element)}${pseudo ?? ""}`] = styles;
			}
		});
		return result;
	}, given);
}

/** The properties that the site's style sheets set, as longhands. */
async function namesOf(site: string): Promise<string[]> {
	const page = await browser.newPage();
	const names = new Set<string>();
	for (const path of ["/", "/news/1", "/awards", "/ussd", "/preview"]) {
		await page.goto(site + path, { waitUntil: "load" });
		for (const name of await page.evaluate(() => {
			const found: string[] = [];
			const collect = (rules: CSSRuleList) => {
				for (const rule of rules) {
					if (rule instanceof CSSStyleRule) found.push(...rule.style);
					if ("cssRules" in rule) collect(rule.cssRules as CSSRuleList);
				}
			};
			for (const sheet of document.styleSheets) collect(sheet.cssRules);
			return [...new Set(found)];
		}))
			names.add(name);
	}
	await page.close();
	return [...names, "transform"].filter(
		(name) => !name.startsWith("--") && !name.startsWith("transition-prop"),
	);
}

function report(where: string, old: Styles = {}, now: Styles = {}) {
	for (const element of new Set([...Object.keys(old), ...Object.keys(now)])) {
		const names = new Set([...Object.keys(old[element] ?? {}), ...Object.keys(now[element] ?? {})]);
		for (const name of names) {
			const [was, is] = [old[element]?.[name], now[element]?.[name]];
			if (was === is || (name === "transform" && [was, is].includes(BY_ITS_BOX))) continue;
			differences += 1;
			const key = `${element} ${name}`;
			if (shown.has(key) || shown.size >= Number(process.env.MOST_SHOWN ?? MOST_SHOWN)) continue;
			shown.add(key);
			console.log(`${where}: ${element}\n\t${name}: ${was} → ${is}`);
		}
	}
}
