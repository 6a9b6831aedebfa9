import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { policyWithoutScripts, REACT_FUNCTIONS, securityPolicy } from "#lib/page-cache/security-policy";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const scriptSrc = (html: string) => /script-src ([^;]*)/.exec(securityPolicy(html))?.[1];

test("Next's own inline scripts are admitted by their hashes", () => {
	const own = [
		"(self.__next_f=self.__next_f||[]).push([0])",
		'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
		`self.__next_f.push([1,'1:"it\\'s"\\n'])`,
		'(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a-1.js"],"runtimeModuleIds":[1]})',
	];
	for (const script of own)
		assert.equal(scriptSrc(`<script>${script}</script>`), `'self' ${hash(script)}`, script);
});

test("no other inline script is admitted", () => {
	const foreign = [
		"alert(1)",
		'self.__next_f.push([1,"x"]);alert(1)',
		'self.__next_f.push([1,"x"+alert(1)])',
		"self.__next_f.push([1,'x'+alert(1)])",
		"self.__next_f.push([1,'x\\\\'+alert(1)+''])",
		'self.__next_f.push([1,"x"])//\nalert(1)',
		'(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)})',
		'$RC("a",alert(1))',
		'$RC("a");alert("1")',
		"$RX=alert(1)",
		"$RX=function(){};alert(1)",
		"$RC=alert;$RC(1)",
	];
	for (const script of foreign)
		assert.equal(scriptSrc(`<p></p><script>${script}</script>`), "'self'", script);
});

test("the functions that React writes are admitted whole, and with nothing added", async () => {
	const folder = new URL("../../node_modules/next/dist/compiled/next-server/", import.meta.url);
	const source = await readFile(new URL("app-page-turbo.runtime.prod.js", folder), "utf8");
	const literals = source.matchAll(
		/'\$R[A-Z]=(?:[^'\\]|\\.)*'|"\$R[A-Z]=(?:[^"\\]|\\.)*"|`\$R[A-Z]=(?:[^`\\]|\\.)*`/g,
	);
	const functions = new Set(
		[...literals].map(([literal]) =>
			String(runInNewContext(literal))
				.replace(/\$R[A-Z]\("$/, "")
				.replace(/;;$/, ";"),
		),
	);
	const sums = [...functions].map((text) => [text.length, hash(text).slice(8, -1)]);
	assert.deepEqual(sums, REACT_FUNCTIONS, "what REACT_FUNCTIONS should be");
	for (const text of functions) {
		for (const script of [text, `${text};$RX("B:0","digest")`, `${text}$RR("B:0","S:0",[["/a.css"]])`])
			assert.equal(scriptSrc(`<script>${script}</script>`), `'self' ${hash(script)}`);
		for (const script of [
			`${text}alert(1)`,
			`${text.slice(0, -2)};alert(1)};`,
			`${text};$RX("B:0",alert(1))`,
		])
			assert.equal(scriptSrc(`<script>${script}</script>`), "'self'");
	}
});

test("data blocks and external scripts need no hash", () => {
	const html =
		'<script type="application/ld+json">{"a":1}</script><script src="/_next/static/a.js" async></script>';
	assert.equal(scriptSrc(html), "'self'");
});

test("a script in a comment or a text area is text", () => {
	const own = "(self.__next_f=self.__next_f||[]).push([0])";
	assert.equal(
		scriptSrc(`<!-- <script>${own}</script> --><textarea><script>${own}</script></textarea>`),
		"'self'",
	);
});

test("an answer without scripts admits none", () => {
	assert.match(policyWithoutScripts(), /script-src 'none'/);
	assert.match(policyWithoutScripts(), /default-src 'none'/);
});

test("the toast library's own style sheet is the one that is admitted", async () => {
	const source = await readFile(new URL("../../node_modules/sonner/dist/index.mjs", import.meta.url), "utf8");
	const literal = /^__insertCSS\((".*")\);?$/m.exec(source)?.[1];
	const hash = createHash("sha256")
		.update(JSON.parse(literal ?? '""'))
		.digest("base64");
	assert.ok(securityPolicy("").includes(`'sha256-${hash}'`), `TOAST_STYLE should be 'sha256-${hash}'`);
});

test("only known style sheets may be inline", () => {
	const styles = /style-src ([^;]+)/.exec(securityPolicy("<style>a{}</style>"))?.[1];
	assert.doesNotMatch(String(styles), /unsafe/);
});

test("what a page may load, where it may post and who may frame it is exactly this", () => {
	const policy = new Map(
		securityPolicy("<p></p>")
			.split("; ")
			.map((directive) => [directive.split(" ", 1)[0], directive.slice(directive.indexOf(" ") + 1)]),
	);
	policy.delete("style-src");
	assert.deepEqual(Object.fromEntries(policy), {
		"default-src": "'none'",
		"script-src": "'self'",
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
		"report-uri": "/api/policy-reports",
		"report-to": "policy",
	});
});

test("no markup can send the page's links and forms elsewhere, or frame it", () => {
	const policy = securityPolicy("<html></html>");
	for (const rule of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
		assert.ok(policy.split("; ").includes(rule), rule);
});
