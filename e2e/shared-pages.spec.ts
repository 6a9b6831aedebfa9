import { expect, test } from "@playwright/test";
import { secretsInOtherAnswers } from "./secret-requests.ts";
import { startSite } from "./site.ts";

const MISSING = [
	"/no-such-page",
	"/about/1/no-such-page",
	"/missing",
	"/news/no-such-article",
	"/_next/none",
];
const KINDS = ["/faqs", "/notices?page=2", "/contact-us"];

test("a page that everybody gets contains nothing of the request it was drawn for", async () => {
	const site = await startSite({ API_BASE_URL: "" });
	expect(await secretsInOtherAnswers(site.url, [...KINDS, ...MISSING])).toEqual([]);
	await site.stop();
});
