import { EMBEDDED_PATHS, embeddedResponse } from "#lib/backend/client/samples/embedded-response";
import { startBackend } from "../../e2e/support/backend.ts";
import { PAGES, UNLISTED_PAGES } from "../../e2e/support/pages.ts";
import { startSite } from "../../e2e/support/site.ts";
import { check } from "./check.ts";
import { ask } from "./visitor.ts";

const ABUSE_TEXT = `"><script>abuse(1)</script><img src=x onerror="abuse(2)">javascript:abuse(3)\u202e\u0000`;
/** Texts that must never appear in a page: markup that runs, or a link that does. */
const RUNS =
	/<script>abuse|<img src=x onerror|<svg onload|\son\w+=["']?abuse|href="\s*(javascript:|data:text|\/\/evil|\/\\)|(src|ping|action|srcdoc)="?\/\/evil|<base|http-equiv="?refresh|url\(\/\/evil|"isAbuse"/i;

const ABUSE_MARKUP = `<p><svg onload=abuse(6)><math href="javascript:abuse(7)"></math><iframe srcdoc="<script>abuse(8)</script>"></iframe><a href="java&#10;script:abuse(9)" ping="//evil.example" style="background:url(//evil.example)">a</a><a href="//evil.example">b</a><img src=//evil.example onerror=abuse(10)><form action=//evil.example><base href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example"><style>@import "//evil.example"</style><!--><img src=x onerror=abuse(11)>--><object data=//evil.example></object></p>`;
const ABUSE_URLS = [
	"javascript:abuse(12)",
	"data:text/html,<script>abuse(13)</script>",
	"//evil.example/x",
	"/\\evil.example",
	'https://evil.example"onload=abuse(14)',
	"java\nscript:abuse(15)",
	"http://127.0.0.1/metrics",
	"/.//evil.example",
];

const URL_TEXT = /^(https?:|\/)/;
/** Neither a URL nor a number or a date. */
const PROSE = /^(?!https?:|\/|\d)/;

const ABUSE: Record<string, (value: unknown) => unknown> = {
	"texts that try to run": changedTexts(/^/, (text) => text + ABUSE_TEXT),
	"markup of every kind": changedTexts(PROSE, (text) => text + ABUSE_MARKUP),
	"URLs that lead elsewhere": changedTexts(URL_TEXT, (_, at) => ABUSE_URLS[at % ABUSE_URLS.length]),
	"names of JavaScript's own": (value) =>
		JSON.parse(
			JSON.stringify(value).replaceAll(
				'"id":',
				'"__proto__":{"isAbuse":1},"constructor":{"prototype":{}},"id":',
			),
		),
	"objects for texts": changedTexts(/^/, () => ({
		$$typeof: "react.element",
		type: "script",
		props: { children: "abuse(5)" },
		toString: 1,
	})),
	"letters that turn and halves of letters": changedTexts(
		PROSE,
		(text) => `\ud800${text}\u202e\u0000</script><!--\u2028`,
	),
};

/** A backend whose texts and URLs want to run or to lead elsewhere, on every page. Unit tests have its other lies. */
export async function checkBackend() {
	const pages = [...PAGES, ...UNLISTED_PAGES];
	for (const [name, abused] of Object.entries(ABUSE)) {
		const backend = await startBackend();
		for (const path of EMBEDDED_PATHS)
			backend.override(path, { kind: "body", body: abused(embeddedResponse("GET", path).body) });
		const site = await startSite({ API_BASE_URL: backend.url, API_TIMEOUT_MS: "1000" });
		const what = `a backend with ${name}, on ${pages.length} pages`;
		await check("bare", what, "200, 404, 503 or on to the products, and nothing of it runs", async () => {
			const wrong: string[] = [];
			const statuses: Record<number, number> = {};
			for (const page of pages) {
				const { status, body, headers } = await ask(site.url, page);
				statuses[status] = (statuses[status] ?? 0) + 1;
				// The site names products that this backend does not have under their names.
				const isToProducts = status === 307 && headers.location === "/products";
				if (![200, 404, 503].includes(status) && !isToProducts) wrong.push(`${page}: ${status}`);
				const [found] = RUNS.exec(body) ?? [];
				if (found) wrong.push(`${page}: ${found}`);
			}
			return { seen: wrong.slice(0, 3).join("; ") || JSON.stringify(statuses), ok: wrong.length === 0 };
		});
		await site.stop();
		await backend.stop();
	}
}

/** Changes each text of this form in an answer, but for ids: without its id it is no item, and no page would show it. */
function changedTexts(form: RegExp, change: (text: string, at: number) => unknown) {
	let changes = 0;
	const changed = (value: unknown, key = ""): unknown => {
		if (Array.isArray(value)) return value.map((each) => changed(each));
		if (typeof value === "object" && value !== null)
			return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, name)]));
		const isChanged = typeof value === "string" && form.test(value) && !/^_?id$/.test(key);
		return isChanged ? change(value, changes++) : value;
	};
	return (value: unknown) => changed(value);
}
