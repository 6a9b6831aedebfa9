import { expect, test } from "@playwright/test";
import { parse } from "node-html-parser";
import sharp from "sharp";

type Icon = { src: string; type: string; sizes: string; purpose?: string };

test("the manifest names the company, and icons that are what they are said to be", async ({ request }) => {
	const head = parse(await (await request.get("/")).text()).querySelector("head");
	const href = head?.querySelector('link[rel="manifest"]')?.getAttribute("href") ?? "";
	const response = await request.get(href);
	expect(response.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
	expect(response.headers()["cache-control"], "not requested again on every page").toContain("max-age=86400");
	const manifest = await response.json();
	expect(manifest.name).toBe("Bestfield Savings & Loans");
	expect(manifest.short_name).toBe("Bestfield");
	const icons = manifest.icons as Icon[];
	for (const size of ["16x16", "32x32", "192x192", "512x512"])
		expect(icons.filter(({ sizes, purpose }) => sizes === size && purpose === "any")).toHaveLength(1);
	expect(icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes)).toEqual([
		"192x192",
		"512x512",
	]);
	for (const { src, type, sizes, purpose } of icons) {
		const icon = await request.get(src);
		expect(icon.headers()["content-type"], src).toBe(type);
		const { width, height, channels } = await sharp(await icon.body()).metadata();
		if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
		if (purpose !== "maskable") continue;
		const { data } = await sharp(await icon.body())
			.extract({ left: 0, top: 0, width: 1, height: 1 })
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect(channels === 3 || data[3] === 255, `${src} reaches into its corners`).toBe(true);
	}
	for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});

test("browsers that take no SVG find their icons", async ({ request }) => {
	const head = parse(await (await request.get("/")).text()).querySelector("head");
	const named = head?.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]') ?? [];
	expect(named.map((link) => link.getAttribute("href"))).toEqual([
		expect.stringMatching(/^\/_next\/static\/media\/logo\.[\w-]+\.svg$/),
		"/apple-icon.png",
	]);
	const apple = await sharp(await (await request.get("/apple-icon.png")).body()).metadata();
	expect([apple.width, apple.height]).toEqual([180, 180]);
	const ico = await (await request.get("/favicon.ico")).body();
	const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, at) => ico.readUInt8(6 + 16 * at));
	expect(sizes).toEqual([16, 32, 48]);
});
