import { createHash } from "node:crypto";
import { brotliDecompressSync, zstdDecompressSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { request } from "undici";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { startEdge } from "../scripts/cluster/edge.ts";
import { isInstalled } from "../scripts/is-installed.ts";
import { duringTests } from "./during-tests.ts";
import { startSite } from "./site.ts";

/* Pages are sent as what differs from the site's frame (RFC 9842) to browsers that have the frame. */

const BROWSER = "gzip, deflate, br, zstd, dcb, dcz";

const site = duringTests(() => startSite({ TRUST_PROXY: "1" }, { host: "127.0.0.1" }));

async function ask(url: string, headers: Record<string, string>) {
	const { statusCode: status, headers: given, body } = await request(url, { headers });
	return { status, headers: given, body: Buffer.from(await body.arrayBuffer()) };
}

async function dictionaryOf(url: string) {
	const page = (await ask(`${url}/faqs`, {})).body.toString();
	const address = / data-dictionary="([^"]+)"/.exec(page)?.[1] ?? "";
	// It comes whole, whatever part is asked for.
	const { body, headers } = await ask(url + address, { range: "bytes=0-9", "if-range": '"another"' });
	return { body, headers, name: `:${createHash("sha256").update(body).digest("base64")}:` };
}

test.describe("a browser that knows dictionaries", () => {
	test.use({ serviceWorkers: "block" });

	const encodings = async (page: Page) => {
		const seen: (string | undefined)[] = [];
		page.on("response", (response) => {
			if (response.request().isNavigationRequest()) seen.push(response.headers()["content-encoding"]);
		});
		return seen;
	};

	test("gets the second page as what differs from the frame, and the same page", async ({ page }) => {
		const seen = await encodings(page);
		await page.goto(`${site.url}/faqs`);
		await expect(page.locator("html")).toHaveAttribute("data-islands", "ready");
		expect(await page.locator("link[rel=compression-dictionary]").count(), "before any use").toBe(0);
		const fetched = page.waitForResponse(/\/dictionaries\//);
		await page.mouse.wheel(0, 200);
		await (await fetched).finished();
		// The browser stores it after the answer has ended.
		await expect(async () => {
			await page.goto(`${site.url}/rates`);
			expect(seen.at(-1)).toBe("dcz");
		}).toPass();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(seen[0]).toBe("br");
	});

	test("fetches no dictionary for a visitor who saves data", async ({ page }) => {
		await page.addInitScript(() =>
			Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
		);
		await page.goto(`${site.url}/faqs`);
		await page.mouse.wheel(0, 200);
		// Longer than others wait for it after the first sign of use.
		await page.waitForTimeout(3_000);
		expect(await page.locator("link[rel=compression-dictionary]").count()).toBe(0);
	});
});

for (const place of ["bare", "behind nginx"] as const)
	test(`${place}, each client gets the same page in the coding that it knows`, async () => {
		test.skip(
			place !== "bare" && !isInstalled("nginx", "-v"),
			"needs nginx (Debian: apt-get install -y nginx)",
		);
		await using edge = place === "bare" ? undefined : await startEdge([Number(new URL(site.url).port)]);
		const url = edge?.url ?? site.url;
		const { body: frame, headers, name } = await dictionaryOf(url);
		expect(headers["use-as-dictionary"]).toBe('match="/*", match-dest=("document")');
		expect(headers["cache-control"]).toMatch(/^public, max-age=31536000, immutable/);

		// Twice, because nginx has each copy the second time.
		for (const path of ["/rates", "/rates", "/notices?page=2", "/no-such-page"]) {
			const plain = await ask(url + path, {});
			const small = await ask(url + path, { "accept-encoding": BROWSER, "available-dictionary": name });
			expect(small.headers["content-encoding"], path).toBe("dcz");
			expect(zstdDecompressSync(small.body.subarray(40), { dictionary: frame }).equals(plain.body)).toBe(
				true,
			);
			const usual = await ask(url + path, { "accept-encoding": BROWSER });
			expect(usual.headers["content-encoding"]).toBe("br");
			expect(brotliDecompressSync(usual.body).equals(plain.body)).toBe(true);
			expect(small.body.length).toBeLessThan(usual.body.length * 0.36);
		}
	});

test("neither a visitor's own page nor a file is compressed against the dictionary", async () => {
	const { name } = await dictionaryOf(site.url);
	const known = { "accept-encoding": BROWSER, "available-dictionary": name };
	const sent = await request(`${site.url}/api/contact`, {
		method: "POST",
		headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
		body: new URLSearchParams({ ...ENQUIRY_FIELDS, email: "" }).toString(),
	});
	const reply = String(sent.headers.location);
	expect(reply).toContain("/reply/");
	for (const path of [new URL(reply, site.url).pathname, "/logo.svg", "/api/search?q=loan"]) {
		const { status, headers } = await ask(site.url + path, known);
		expect(status, path).toBeLessThan(500);
		expect(headers["content-encoding"], path).not.toBe("dcz");
		expect(headers.vary ?? "", path).not.toContain("Available-Dictionary");
	}
});
