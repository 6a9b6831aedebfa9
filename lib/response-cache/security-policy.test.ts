import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { FONT, HIDE_DISMISSED, LOADER, START_PAGE } from "#lib/browser/compiled";
import { EAGERNESSES, speculationRules } from "#lib/browser/speculation-rules";
import { securityPolicy } from "#lib/response-cache/security-policy";

test("the site's own inline scripts are admitted by their hashes, and nothing else that is inline", () => {
	const [, scripts = ""] = /script-src ([^;]*)/.exec(securityPolicy()) ?? [];
	const own = [START_PAGE, LOADER, FONT, HIDE_DISMISSED, ...EAGERNESSES.map(speculationRules)];
	const hashes = own.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
	assert.equal(scripts, ["'self'", ...hashes].join(" "));
});

test("the toast library's own style sheet is the one that is admitted", async () => {
	const source = await readFile(new URL("../../node_modules/sonner/dist/index.mjs", import.meta.url), "utf8");
	const literal = /^__insertCSS\((".*")\);?$/m.exec(source)?.[1];
	const hash = createHash("sha256")
		.update(JSON.parse(literal ?? '""'))
		.digest("base64");
	assert.ok(securityPolicy().includes(`'sha256-${hash}'`), `TOAST_STYLE should be 'sha256-${hash}'`);
});

test("only known style sheets may be inline", () => {
	const styles = /style-src ([^;]+)/.exec(securityPolicy())?.[1];
	assert.doesNotMatch(String(styles), /unsafe/);
});

test("a page may load, post to and be framed by exactly these sources", () => {
	const policy = new Map(
		securityPolicy()
			.split("; ")
			.map((directive) => [directive.split(" ", 1)[0], directive.slice(directive.indexOf(" ") + 1)]),
	);
	policy.delete("style-src");
	policy.delete("script-src");
	assert.deepEqual(Object.fromEntries(policy), {
		"default-src": "'none'",
		"style-src-attr": "'unsafe-inline'",
		"img-src": "'self' data: https://tile.openstreetmap.org",
		"font-src": "'self'",
		"connect-src": "'self' https://docs.google.com https://view.officeapps.live.com",
		"frame-src": "'self' https://docs.google.com https://view.officeapps.live.com",
		"manifest-src": "'self'",
		"worker-src": "'self'",
		"base-uri": "'none'",
		"form-action": "'self'",
		"frame-ancestors": "'none'",
	});
});
