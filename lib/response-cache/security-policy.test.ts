import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FONT, HIDE_DISMISSED, START_PAGE } from "#lib/browser/compiled";
import { EAGERNESSES, speculationRules } from "#lib/browser/speculation-rules";
import { securityPolicy } from "#lib/response-cache/security-policy";

const PAGE = `<head><script>${START_PAGE}</script><script>${FONT}</script></head><main></main>`;
const WITH_ISLAND = "<main><site-island></site-island></main>";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("the policy admits the inline scripts of the page, each once, and nothing else that is inline", () => {
	const admitted = (html: string) => /script-src ([^;]*)/.exec(securityPolicy(html))?.[1];
	const rules = EAGERNESSES.map(speculationRules);
	const expected = (scripts: readonly string[]) => ["'self'", ...scripts.map(hashOf)].join(" ");
	assert.equal(admitted(PAGE), expected([START_PAGE, FONT, ...rules]));
	const withAlert = `${PAGE}<script>${HIDE_DISMISSED}</script>`;
	assert.equal(admitted(withAlert), expected([START_PAGE, FONT, HIDE_DISMISSED, ...rules]));
});

test("the toast library's own style sheet is the one that is admitted", async () => {
	const source = await readFile(new URL("../../node_modules/sonner/dist/index.mjs", import.meta.url), "utf8");
	const literal = /^__insertCSS\((".*")\);?$/m.exec(source)?.[1];
	const hash = createHash("sha256")
		.update(JSON.parse(literal ?? '""'))
		.digest("base64");
	assert.ok(securityPolicy(WITH_ISLAND).includes(`'sha256-${hash}'`), `TOAST_STYLES need 'sha256-${hash}'`);
	assert.equal(securityPolicy(PAGE).includes(hash), false, "where nothing shows a toast");
});

test("only known style sheets may be inline", () => {
	const styles = /style-src ([^;]+)/.exec(securityPolicy(PAGE))?.[1];
	assert.doesNotMatch(String(styles), /unsafe/);
});

const directivesOf = (html: string) =>
	Object.fromEntries(
		securityPolicy(html)
			.split("; ")
			.map((directive) => [directive.split(" ", 1)[0], directive.slice(directive.indexOf(" ") + 1)]),
	);

test("a page may load, post to and be framed by exactly these sources", () => {
	const { "style-src": _styles, "script-src": _scripts, ...others } = directivesOf(PAGE);
	assert.deepEqual(others, {
		"default-src": "'none'",
		"style-src-attr": "'unsafe-inline'",
		"img-src": "'self' data:",
		"font-src": "'self'",
		"connect-src": "'self'",
		"frame-src": "'self'",
		"manifest-src": "'self'",
		"worker-src": "'self'",
		"base-uri": "'none'",
		"form-action": "'self'",
		"frame-ancestors": "'none'",
	});
});

test("only pages with documents may show viewers, and only the branch finder loads tiles", () => {
	const viewers = "'self' https://docs.google.com https://view.officeapps.live.com";
	for (const part of ['<site-island data-name="document-view">', '<form action="/reports">']) {
		const policy = directivesOf(`<main>${part}</main>`);
		assert.deepEqual([policy["connect-src"], policy["frame-src"]], [viewers, viewers]);
	}
	const finder = directivesOf('<main><site-island data-name="branch-finder"></main>');
	assert.equal(finder["img-src"], "'self' data: https://tile.openstreetmap.org");
});
