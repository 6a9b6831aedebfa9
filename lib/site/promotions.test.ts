import assert from "node:assert/strict";
import { test } from "node:test";
import { promotionsOn } from "#lib/site/promotions";

const titlesOn = (url?: string) => promotionsOn(url).map(({ title }) => title);
const [LOAN, ACCOUNT] = ["Susu and Nkosuo Loans", "Mmofra Daakye Kids Account"];

test("no loan comes first where people look for help", () => {
	for (const url of [
		"/help",
		"/help/",
		"/help?q=1",
		"/complaints/reply/7",
		"/security?a=1",
		"/your-rights#late",
	])
		assert.deepEqual(titlesOn(url), [ACCOUNT, LOAN], url);
});

test("every other page begins with the loan", () => {
	for (const url of ["/", "/about?next=/help", "/products/help", "/helpers", undefined])
		assert.deepEqual(titlesOn(url), [LOAN, ACCOUNT], String(url));
});
