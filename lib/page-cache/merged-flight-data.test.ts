import assert from "node:assert/strict";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { withMergedFlightData } from "#lib/page-cache/merged-flight-data";
import { securityPolicy } from "#lib/page-cache/security-policy";

const push = (...values: unknown[]) =>
	`<script>self.__next_f.push(${JSON.stringify(values).replaceAll("<", "\\u003c")})</script>`;

/** The data that the page's scripts pass to the browser, with neighbouring pieces of text joined. */
function dataOf(html: string): unknown[][] {
	const self: { __next_f?: unknown[][] } = {};
	for (const [, script = ""] of html.matchAll(/<script>(.*?)<\/script>/gs)) runInNewContext(script, { self });
	return Array.from(self.__next_f ?? [], (piece) => [...piece]);
}

test("neighbouring pieces of a page's data become one script with the same text", () => {
	const pieces = [
		'1:"$Sreact"\n',
		'a \\" quote \\\\',
		"it's \\'",
		"</script><script>",
		"Ɛ 😀",
		'"])',
		"'])",
		"",
	];
	const boot = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
	const html = `<body>${boot}${pieces.map((piece) => push(1, piece)).join("")}</body>`;
	const merged = withMergedFlightData(html);
	assert.deepEqual(dataOf(merged), [[0], [1, pieces.join("")]]);
	assert.equal(merged.match(/<script>/g)?.length, 2);
	assert.ok(merged.startsWith(`<body>${boot}<script>`) && merged.endsWith("</script></body>"));
});

test("other pieces, and anything between pieces, stay where they are", () => {
	const between = '<div hidden id="S:0"></div>';
	const html = `${push(1, "a")}${push(3, "YmFzZTY0")}${push(1, "b")}${push(1, "c")}${between}${push(1, "d")}${push(2, "form")}`;
	const merged = (text: string) => push(1, text).replaceAll('"', "'");
	assert.equal(
		withMergedFlightData(html),
		`${merged("a")}${push(3, "YmFzZTY0")}${merged("bc")}${between}${merged("d")}${push(2, "form")}`,
	);
	for (const whole of ["", "<p>No data</p>", '<script>self.__next_f.push([1,"cut'])
		assert.equal(withMergedFlightData(whole), whole);
});

test("the quotes of JSON need no escape in the merged script", () => {
	assert.equal(
		withMergedFlightData(push(1, `["$","p",null,{"children":"It's"}]`)),
		`<script>self.__next_f.push([1,'["$","p",null,{"children":"It\\'s"}]'])</script>`,
	);
});

test("the policy of a page does not grow with the page", () => {
	const page = (pieces: number) =>
		withMergedFlightData(Array.from({ length: pieces }, (_, at) => push(1, `piece ${at}`)).join(""));
	assert.equal(securityPolicy(page(1_000)).length, securityPolicy(page(1)).length);
});
