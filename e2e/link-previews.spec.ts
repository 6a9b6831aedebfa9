import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { startBackend } from "./backend.ts";
import { duringTests } from "./during-tests.ts";
import { PAGES } from "./pages.ts";
import { startSite } from "./site.ts";
import { clockToPutAhead } from "./site-clock.ts";

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
			expect(tag("og:url")).toBe(tag("canonical"));
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

	test("names another page by another title, description and image", async ({ baseURL }) => {
		const byAddress = new Map<string, string[]>();
		for (const path of PAGES) {
			const { title, tags } = headOf(await firstBytes(baseURL + path));
			if (tags.has("robots")) continue;
			const told = [title, tags.get("description") ?? "", tags.get("og:image") ?? ""];
			byAddress.set(tags.get("canonical") ?? "", told);
		}
		for (const at of [0, 1, 2]) {
			const values = [...byAddress.values()].map((told) => told[at]);
			expect(new Set(values).size, values.join("\n")).toBe(values.length);
		}
	});

	test("shows an article's picture above the company's band, which names it", async ({ baseURL }) => {
		const image = pathOf(headOf(await firstBytes(`${baseURL}/news/1`)));
		const jpeg = Buffer.from(await (await fetch(baseURL + image)).arrayBuffer());
		const meanOf = async (top: number) => {
			// Statistics are those of the input, whatever is cut out of it.
			const part = await sharp(jpeg).extract({ left: 160, top, width: 430, height: 60 }).toBuffer();
			const { channels } = await sharp(part).stats();
			return {
				brightness: channels.reduce((sum, { mean }) => sum + mean, 0) / 3,
				brightest: channels[1]?.max,
			};
		};
		const band = await meanOf(550);
		expect(band.brightness, "the band is dark").toBeLessThan(110);
		expect(band.brightest, "and bears white words").toBeGreaterThan(230);
		expect((await meanOf(200)).brightness, "the picture is light").toBeGreaterThan(110);
	});

	test("is made from the site's own address, whatever host a request names", async ({ baseURL }) => {
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

	test("a changed title changes the address of the preview image", async () => {
		const article = (title: string, image: string | null) => ({
			kind: "body" as const,
			body: { data: { id: 1, title, image, story: "One day." } },
		});
		backend.fault("/content/articles/1", article("Before", null));
		const before = headOf(await firstBytes(`${site.url}/news/1`));
		const oldImage = pathOf(before);
		expect((await fetch(site.url + oldImage)).headers.get("cache-control")).toContain("immutable");

		backend.fault("/content/articles/1", article("After", null));
		const title = async () => headOf(await firstBytes(`${site.url}/news/1`)).tags.get("og:title");
		expect(await title(), "a page is kept for a minute").toBe("Before");
		site.putClockAhead();
		await expect.poll(title, { timeout: 20_000 }).toBe("After");
		const newImage = pathOf(headOf(await firstBytes(`${site.url}/news/1`)));
		expect(newImage).not.toBe(oldImage);
		expect((await fetch(site.url + newImage)).headers.get("cache-control")).toContain("immutable");
		const outdated = await fetch(`${site.url}/preview-image/article/1/0123456789abcdef.jpg`);
		expect(outdated.status, "an address of long ago").toBe(200);
		expect(outdated.headers.get("cache-control")).toBe("public, max-age=60");
	});

	test("a picture that cannot be read does not cost the preview", async () => {
		backend.fault("/notices/1", {
			kind: "body",
			body: { data: { id: 1, title: "A notice <&> more", image: "/content/images/missing.webp" } },
		});
		const answer = await fetch(site.url + pathOf(headOf(await firstBytes(`${site.url}/notices/1`))));
		expect(answer.status).toBe(200);
		expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
		const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
		expect([width, height]).toEqual([1200, 630]);
	});

	test("the image's address is no way to have other pictures fetched or drawn", async () => {
		backend.fault("/notices/2", {
			kind: "body",
			body: { data: { id: 2, title: "A notice", image: `${backend.url}/secret.png` } },
		});
		for (const id of ["2", "..%2f2", "2%3Fimage=x", "2%00"]) {
			const answer = await fetch(`${site.url}/preview-image/notice/${id}/0123456789abcdef.jpg?url=x&title=y`);
			expect([200, 400, 404], id).toContain(answer.status);
		}
		expect(backend.requests.filter((path) => path.includes("secret"))).toEqual([]);
	});
});

/** Only the path, because a test's own site has a different port than `SITE_URL`. */
const pathOf = ({ tags }: Head) => new URL(tags.get("og:image") ?? "").pathname;

async function firstBytes(url: string): Promise<string> {
	const answer = await fetch(url);
	expect(answer.status, url).toBe(200);
	return Buffer.from(await answer.arrayBuffer())
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
	const answer = await fetch(tags.get("og:image") ?? "");
	expect(answer.status, tags.get("og:image")).toBe(200);
	expect(answer.headers.get("content-type")).toBe("image/jpeg");
	expect(answer.headers.get("cache-control")).toContain("immutable");
	const bytes = Buffer.from(await answer.arrayBuffer());
	expect(bytes.length).toBeLessThanOrEqual(IMAGE_MAX_BYTES);
	const { format, width, height } = await sharp(bytes).metadata();
	expect({ format, width: String(width), height: String(height) }).toEqual({
		format: "jpeg",
		width: tags.get("og:image:width"),
		height: tags.get("og:image:height"),
	});
	expect([width, height]).toEqual([1200, 630]);
	expect(tags.get("og:image:type")).toBe("image/jpeg");
	expect(tags.get("og:image:alt")).toBeTruthy();
}
