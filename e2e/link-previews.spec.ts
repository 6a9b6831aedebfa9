import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from "#lib/seo/preview-image";
import { startBackend } from "./support/backend.ts";
import { duringTests } from "./support/during-tests.ts";
import { PAGES } from "./support/pages.ts";
import { startSite } from "./support/site.ts";
import { clockToPutAhead } from "./support/site-clock.ts";

/** How much of a page the most economical messenger reads. */
const FIRST_BYTES = 30_000;
const IMAGE_MAX_BYTES = 300_000;

type Head = { title: string; tags: Map<string, string>; isWhole: boolean };

test.describe("every page's link preview", () => {
	for (const path of PAGES) {
		test(`${path}: its title, description and image fit what shows them`, async ({ baseURL }) => {
			const head = headOf(await firstBytes(baseURL + path));
			expect(head.isWhole, "the tags end within the first 30 KB").toBe(true);
			const tag = (name: string) => head.tags.get(name) ?? `no ${name}`;
			const description = tag("og:description");
			if (!head.tags.has("robots")) expect(tag("og:url")).toBe(tag("canonical"));
			expect(description).toBe(tag("description"));
			for (const name of ["title", "description", "image", "image:alt"])
				expect(tag(`twitter:${name}`), name).toBe(tag(`og:${name}`));
			expect(tag("twitter:card")).toBe("summary_large_image");
			expect(head.title).toContain(tag("og:title"));
			expect(head.title.length, head.title).toBeLessThanOrEqual(60);
			expect(description.length, description).toBeLessThanOrEqual(155);
			expect(description.length, description).toBeGreaterThanOrEqual(50);
			expect(new URL(tag("og:url")).origin).toBe(new URL(baseURL ?? "").origin);
			await expectImage(head);
		});
	}

	test("names another page by another title and description", async ({ baseURL }) => {
		const byUrl = new Map<string, string[]>();
		for (const path of PAGES) {
			const { title, tags } = headOf(await firstBytes(baseURL + path));
			if (tags.has("robots")) continue;
			const texts = [title, tags.get("description") ?? ""];
			byUrl.set(tags.get("canonical") ?? "", texts);
		}
		for (const at of [0, 1]) {
			const values = [...byUrl.values()].map((texts) => texts[at]);
			expect(new Set(values).size, values.join("\n")).toBe(values.length);
		}
	});

	test("shows the middle of the item's own picture", async ({ baseURL }) => {
		const image = pathOf(headOf(await firstBytes(`${baseURL}/news/1`)));
		expect(await differenceFrom("content/images/articles/article-1.webp", baseURL + image)).toBeLessThan(6);
	});

	test("says when an article was published", async ({ baseURL }) => {
		const { tags } = headOf(await firstBytes(`${baseURL}/news/1`));
		expect(tags.get("article:published_time")).toMatch(/^\d{4}-\d{2}-\d{2}/);
	});

	test("is made from the site's own URL, even if a request names another host", async ({ baseURL }) => {
		const headers = {
			host: "evil.example",
			"x-forwarded-host": "evil.example",
			"x-forwarded-proto": "https",
		};
		const html = await (await fetch(`${baseURL}/faqs?utm_source=x`, { headers })).text();
		expect(html).not.toContain("evil.example");
		expect(headOf(html).tags.get("canonical")).toBe(`${baseURL}/faqs`);
	});
});

test.describe("with content that fails and changes", () => {
	const backend = duringTests(startBackend);
	const site = duringTests(() => startSite({ API_BASE_URL: backend.url, ...clockToPutAhead(61) }));

	test("an item with another picture has another preview image", async () => {
		const articles = (image: string) => ({
			kind: "body" as const,
			body: { data: [{ id: 1, title: "One day", image, story: "One day." }] },
		});
		backend.override("/content/articles", articles("/content/images/articles/article-1.webp"));
		const image = async () => pathOf(headOf(await firstBytes(`${site.url}/news/1`)));
		const before = await image();
		backend.override("/content/articles", articles("/content/images/articles/article-2.webp"));
		expect(await image(), "a page is cached for a minute").toBe(before);
		await site.putClockAhead();
		await expect.poll(image, { timeout: 20_000 }).not.toBe(before);
	});

	test("an item without a picture has that of its section", async () => {
		const image = site.url + pathOf(headOf(await firstBytes(`${site.url}/notices/14`)));
		expect((await fetch(image)).headers.get("cache-control")).toContain("immutable");
		expect(await differenceFrom("public/images/sections/notices.webp", image)).toBeLessThan(6);
	});

	test("a picture that cannot be read does not cost the preview", async () => {
		backend.override("/team", {
			kind: "body",
			body: { data: [{ id: 1, name: "A name <&> more", image_url: "/content/images/missing.webp" }] },
		});
		const response = await fetch(site.url + pathOf(headOf(await firstBytes(`${site.url}/about/1`))));
		expect(response.status).toBe(200);
		expect(response.headers.get("cache-control")).toBe("public, max-age=60");
		const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
		expect([width, height]).toEqual([PREVIEW_WIDTH, PREVIEW_HEIGHT]);
	});

	test("the image's URL cannot be used to fetch or render other pictures", async () => {
		for (const of of [
			`${backend.url}/secret.png`,
			`${backend.url.replace("http:", "https:")}/secret.png`,
			"/content/images/../../package.json",
			"/content/images/%2e%2e/%2e%2e/package.json",
			"/images/a.webp\0",
		]) {
			const response = await fetch(`${site.url}/preview-image.jpg?${new URLSearchParams({ of })}`);
			expect([response.status, response.headers.get("cache-control")], of).not.toEqual([
				200,
				expect.stringContaining("immutable"),
			]);
		}
		expect(backend.requests.filter((path) => path.includes("secret"))).toEqual([]);
	});
});

/** How far the image differs from the middle of a picture: the mean over all its pixels, of 255. */
async function differenceFrom(picture: string, image: string): Promise<number> {
	const jpeg = Buffer.from(await (await fetch(image)).arrayBuffer());
	const middle = await sharp(picture)
		.resize(PREVIEW_WIDTH, PREVIEW_HEIGHT, { fit: "cover" })
		.png()
		.toBuffer();
	const { data } = await sharp(jpeg)
		.composite([{ input: middle, blend: "difference" }])
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return data.reduce((sum, value) => sum + value, 0) / data.length;
}

/** Only the path, because a test's own site has a different port than `SITE_URL`. */
const pathOf = ({ tags }: Head) => {
	const { pathname, search } = new URL(tags.get("og:image") ?? "");
	return pathname + search;
};

async function firstBytes(url: string): Promise<string> {
	const response = await fetch(url);
	expect(response.status, url).toBe(200);
	return Buffer.from(await response.arrayBuffer())
		.subarray(0, FIRST_BYTES)
		.toString();
}

/** The tags between `<head>` and the rules at its end. Tags elsewhere do not count, and no tag may appear twice. */
function headOf(html: string): Head {
	const [text = "", ...rest] = html.split(/<style|<\/head>/);
	const head = parse(text);
	const tags = new Map<string, string>();
	for (const meta of head.querySelectorAll("meta")) {
		const tag = meta.getAttribute("property") ?? meta.getAttribute("name");
		if (!tag) continue;
		// Next adds `robots` itself to a page that does not exist, sometimes twice.
		if (tag !== "robots") expect(tags.has(tag), `${tag} once`).toBe(false);
		tags.set(tag, meta.getAttribute("content") ?? "");
	}
	const canonical = head.querySelector("link[rel=canonical]")?.getAttribute("href");
	if (canonical) tags.set("canonical", canonical);
	return { title: head.querySelector("title")?.text ?? "", tags, isWhole: rest.length > 0 };
}

/** The preview image exists, matches its tags, and is small enough for WhatsApp. */
async function expectImage({ tags }: Head) {
	const response = await fetch(tags.get("og:image") ?? "");
	expect(response.status, tags.get("og:image")).toBe(200);
	expect(response.headers.get("content-type")).toBe("image/jpeg");
	expect(response.headers.get("cache-control")).toContain("immutable");
	const bytes = Buffer.from(await response.arrayBuffer());
	expect(bytes.length).toBeLessThanOrEqual(IMAGE_MAX_BYTES);
	const { format, width, height } = await sharp(bytes).metadata();
	expect({ format, width: String(width), height: String(height) }).toEqual({
		format: "jpeg",
		width: tags.get("og:image:width"),
		height: tags.get("og:image:height"),
	});
	expect([width, height]).toEqual([PREVIEW_WIDTH, PREVIEW_HEIGHT]);
	expect(tags.get("og:image:type")).toBe("image/jpeg");
	expect(tags.get("og:image:alt")).toBeTruthy();
}
