import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { HIDE_DISMISSED, START_PAGE } from "#lib/browser/compiled";
import { SPECULATION_RULES } from "#lib/browser/speculation-rules";
import { securityPolicy } from "#lib/response-cache/security-policy";

const PAGE = `<head><script>${START_PAGE}</script></head><main></main>`;
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("the policy admits the inline scripts of the page, each once, and nothing else that is inline", () => {
	const admitted = (html: string) => /script-src ([^;]*)/.exec(securityPolicy(html))?.[1];
	const expected = (scripts: readonly string[]) => ["'self'", ...scripts.map(hashOf)].join(" ");
	assert.equal(admitted(PAGE), expected([START_PAGE, SPECULATION_RULES]));
	const withAlert = `${PAGE}<script>${HIDE_DISMISSED}</script>`;
	assert.equal(admitted(withAlert), expected([START_PAGE, HIDE_DISMISSED, SPECULATION_RULES]));
});

test("no style sheet may be inline but the page's own", () => {
	const styles = (html: string, style?: string) => /style-src ([^;]+)/.exec(securityPolicy(html, style))?.[1];
	assert.equal(styles(PAGE), "'self'");
	assert.equal(styles(PAGE, "p{}"), `'self' ${hashOf("p{}")}`);
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
