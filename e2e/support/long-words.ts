import { EMBEDDED_PATHS, embeddedResponse } from "#lib/backend/client/samples/embedded-response";
import { LONG_WORD } from "#lib/text/samples/long-word";
import type { Override } from "./backend.ts";

/** Fields that are not prose: URLs, numbers, dates, and values that the site interprets. */
const KEPT =
	/^(id|_id|image|image_url|img|images|file_url|link|gps|lat|lng|year|number|pay_start|pay_end|display_order|level|value|kind|valid_from|\w+_at)$/;

const RATES = [
	{ name: "Rate", kind: "loan", value: 36, unit: "a", method: "b", conditions: "c", published_by: "d" },
].map((rate) => ({ ...rate, valid_from: "2026-01-01" }));
const ALERTS = [{ level: "urgent", text: "Text", link: "/locator", link_text: "Link" }];

/** The backend's response at each path if every text in it is one long word. */
export function longWords(): Record<string, Override> {
	const lists = EMBEDDED_PATHS.map((path): [string, unknown] => [path, embeddedResponse("GET", path).body]);
	const items = ["/roles/1", "/notices/1", "/content/articles/1"].map((path): [string, unknown] => [
		path,
		embeddedResponse("GET", path).body,
	]);
	const own = new Map<string, unknown>([
		...lists,
		["/rates", { data: RATES }],
		["/alerts", { data: ALERTS }],
		...items,
	]);
	return Object.fromEntries([...own].map(([path, body]) => [path, { kind: "body", body: lengthened(body) }]));
}

/** The items' titles and categories differ in their last character. Every other category stays unchanged. */
function lengthened(value: unknown, place = 0): unknown {
	if (typeof value === "string") return LONG_WORD + (place || "");
	if (Array.isArray(value)) return value.map((item, at) => lengthened(item, at));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => {
			if (KEPT.test(key) || (/category$/.test(key) && place % 2 === 0)) return [key, inner];
			if (key === "regions") return [key, regions(inner)];
			return [key, typeof inner === "string" ? lengthened(inner, place) : lengthened(inner)];
		}),
	);
}

const regions = (value: unknown) =>
	Object.fromEntries(
		Object.entries(value as object).map(([, branches], at) => [LONG_WORD + (at || ""), lengthened(branches)]),
	);

/** One URL of every kind of page that shows the backend's texts. */
export const PAGES_OF_LONG_WORDS = [
	"/",
	"/about",
	"/about/1",
	"/products",
	`/products?category=${LONG_WORD}1`,
	`/products/loans/${LONG_WORD}`,
	"/careers",
	"/careers/1",
	"/news",
	"/news?tab=gallery",
	"/news/1",
	"/awards",
	"/awards/2",
	"/locator",
	`/locator/${LONG_WORD.toLowerCase()}/${LONG_WORD.toLowerCase()}`,
	"/contact?tab=account",
	"/before-you-visit",
	"/notices",
	"/notices/1",
	"/reports",
	"/rates",
	`/search?q=${LONG_WORD.slice(0, 60)}`,
];
