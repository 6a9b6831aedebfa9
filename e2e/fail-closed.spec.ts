import { expect, test } from "@playwright/test";
import { ENQUIRY_FIELDS } from "#lib/submissions/samples/submissions";
import { METRICS_TOKEN, metricsOf, startSite } from "./support/site.ts";

/** The environment of a site in whose source this text is replaced as it starts. */
function withError(file: string, text: string, replacement: string): { NODE_OPTIONS: string } {
	const script = `import { registerHooks } from "node:module";
		registerHooks({ load(url, context, next) {
			const loaded = next(url, context);
			if (!url.endsWith(${JSON.stringify(file)})) return loaded;
			const source = String(loaded.source);
			if (!source.includes(${JSON.stringify(text)})) throw new Error("nothing to replace in " + url);
			return { ...loaded, source: source.replace(${JSON.stringify(text)}, ${JSON.stringify(replacement)}) };
		} });`;
	return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

/** The server and Next's bundles each have a storage of their own, so that what pages say is lost. */
const LOST_CONTEXT = withError(
	"lib/platform/request-context.ts",
	"globalSingleton(",
	"((_name: string, make: () => any) => make())(",
);

// `render-page.test.ts` has the passes, too.
test("when the pages' context is lost, they keep their status and their privacy, and operators learn of it", async () => {
	await using site = await startSite({ ...LOST_CONTEXT, METRICS_TOKEN, LOG_LEVEL: "error" });
	const refused = await fetch(`${site.url}/api/contact`, {
		method: "POST",
		redirect: "manual",
		headers: { accept: "text/html" },
		body: new URLSearchParams({ ...ENQUIRY_FIELDS, email: "no address" }),
	});
	const reply = refused.headers.get("location")?.replace(/#.*/, "") ?? "";
	const rows: [path: string, status: number][] = [
		["/faqs", 200],
		["/no-such-page", 404],
		["/news/no-such-article", 404],
		["/contact/reply/AAAAAAAAAAAAAAAAAAAAAA", 404],
		[reply, 200],
	];
	for (const [path, status] of rows) {
		for (const method of ["GET", "HEAD", "GET"]) {
			const { headers, ...response } = await send(site.url + path, method);
			expect([response.status, headers.get("cache-control")], `${method} ${path}`).toEqual([
				status,
				"private, no-store",
			]);
			expect(headers.get("content-security-policy"), path).toContain("script-src 'none'");
			expect(headers.get("etag"), path).toBeNull();
			if (method === "GET") expect(response.text, path).toContain("<h1");
		}
	}
	const { text: readiness } = await send(`${site.url}/readyz`);
	expect(JSON.parse(readiness).warnings.join()).toContain("(context)");
	expect(await metricsOf(site)).toMatch(/^response_cache_unfinished_total\{step="context"\} \d+$/m);
	expect(site.output()).toContain('"msg":"page sent without post-processing"');
});

async function send(url: string, method = "GET") {
	const response = await fetch(url, { method });
	return { status: response.status, headers: response.headers, text: await response.text() };
}
