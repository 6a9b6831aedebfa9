/**
 * `npm run facts`: reads every page of the finished build and writes docs/facts.md, the list of what the site states that can become
 * wrong: value, source, day of the last check, owner, and the pages that say it. With `-- --print` it only prints the list;
 * with `--site URL` it reads a site that is already running.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { parse } from "node-html-parser";
import productList from "#content/products" with { type: "json" };
import rates from "#content/rates" with { type: "json" };
import { product } from "#lib/backend/products";
import { VISITS } from "#lib/before-you-visit/requirements";
import { HOLIDAYS } from "#lib/calendar/holidays";
import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";
import { QUESTIONS } from "#lib/can-i-borrow/borrow-check";
import { FACTS, type Fact, type FactName } from "#lib/company/facts";
import { companyIdentity } from "#lib/company/identity";
import { DEPOSIT_PROTECTION } from "#lib/deposit-protection/deposit-protection";
import { compareProducts } from "#lib/products/key-facts";
import { rateText } from "#lib/rates/rate-text";
import { collectorChecks } from "#lib/security/safety";
import { YOUR_RIGHTS } from "#lib/your-rights/your-rights";
import { startSite } from "../../e2e/site.ts";
import { siteClock } from "../../e2e/site-clock.ts";

export const FACT_LIST = "docs/facts.md";

/** What a page says in its own part, and in the frame around it. */
export type PageText = { path: string; main: string; frame: string };

type Row = {
	/** Without the pages. */
	cells: readonly string[];
	/** Whether a text of the page at this path says it. */
	isIn: (text: string, path: string) => boolean;
};

/** How pages put a fact that has no one sentence of its own. */
const WORDING: Record<FactName, RegExp | readonly string[]> = {
	loanTime: [`${FACTS.loanTime.value.from} to ${FACTS.loanTime.value.to} hours`],
	earlyRepayment: /loan agreement says what (?:that|it) costs/,
	complaintTime: [`${FACTS.complaintTime.value} working days`],
	kidsAccountOpening:
		/Mmofra Daakye[^.]{0,60}GHS 5(?!\d|,)|^Home Products Savings Mmofra.*To open it GHS 5 |Cost: GHS 5 /,
	minimumAge: ["", " years old"].map((years) => `${FACTS.minimumAge.value}${years} or over`),
	branchCount: ["branches", "Branches"].map((word) => `${FACTS.branchCount.value} ${word}`),
	openingHours: [OPENING_HOURS_TEXT],
	ussdCode: [FACTS.ussdCode.value],
	visitLists: VISITS.flatMap(({ needs }) => needs.map(({ what }) => what)).filter((what) => what.length > 25),
	ratesPerYear: [FACTS.ratesPerYear.value],
	supervisor:
		/Bank of Ghana[^.]*\bsupervis|supervis[^.]*Bank of Ghana|licen[cs]e[^.]*Bank of Ghana|Bank of Ghana[^.]*licen[cs]e/,
	bankOfGhanaDesk: [FACTS.bankOfGhanaDesk.value.email, FACTS.bankOfGhanaDesk.value.phone],
	complaintsInCourt: [FACTS.complaintsInCourt.value],
	ghanaCard: /Ghana Card is the only (?:identification )?card/,
	dormantAccounts: /dormant/,
	dataProtectionAct: [FACTS.dataProtectionAct.value],
	depositProtection: [`GHS ${FACTS.depositProtection.value.limitGhs.toLocaleString("en")}`],
	disclosureStatement: guideWords("disclosureStatement"),
	fairLending: guideWords("fairLending"),
	latePayment: guideWords("latePayment"),
	guarantor: guideWords("guarantor"),
	dataRights: ["tell us not to send you adverts"],
	cyberSecurityAuthority: [FACTS.cyberSecurityAuthority.value.name],
	borrowQuestions: QUESTIONS.map(({ text }) => text),
	collectorCheck: collectorChecks(companyIdentity({})).map(({ text }) => text),
	publicHolidays: [...new Set(HOLIDAYS.map(({ name }) => name))],
	accessibility: /\bWCAG\b/,
};

/** The list as it stands in the repository. */
export function factList(pages: readonly PageText[]): string {
	return [
		"# Facts",
		"",
		"What the site states that can become wrong, and where it says it. `npm run facts` writes this list from `lib/company/facts.ts`,",
		"the sample content and the pages of the finished build. Tests fail when a value, a source, a day or an owner here differs from",
		"the code, or when a page that states a fact is missing here.",
		"",
		"“The frame” is the head and the foot of every page. Other addresses of the same page are not listed.",
		"",
		"## Law, limits, times and other people’s addresses",
		"",
		...table(["Fact", "Value", "Source", "Checked on", "Owner", "Pages"], statedFacts(), pages),
		"",
		"## Charges",
		"",
		"The published list, `content/rates.json`: a sample.",
		"",
		...table(["Charge", "Value", "Applies from", "Published by", "Pages"], charges(), pages),
		"",
		"## Products",
		"",
		"Their key facts, `content/products.json`: samples.",
		"",
		...table(["Product", "Key facts", "Apply from", "Published by", "Pages"], products(), pages),
		"",
	].join("\n");
}

/** The list without the pages, which only a finished build can tell. */
export const withoutPages = (list: string): string => list.replaceAll(/^(\|.*\|)[^|]*\|$/gm, "$1");

/** What a page says, from its HTML. */
export function pageText(path: string, html: string): PageText {
	const page = parse(html, { comment: false });
	for (const code of page.querySelectorAll("script, style, noscript")) code.remove();
	const main = page.querySelector("main");
	const said = main?.structuredText ?? "";
	main?.remove();
	return { path, main: oneLine(said), frame: oneLine(page.querySelector("body")?.structuredText ?? "") };
}

/** What search engines are not told of, and says what no other page says. */
const UNLISTED: readonly string[] = [
	"/offline",
	...["savings", "digital", "remittance"].map((category) => `/products?category=${category}`),
	...VISITS.slice(1).map(({ key }) => `/before-you-visit?product=${key}`),
	...["government", "salary", "business", "trade"].map(
		(income) => `/can-i-borrow?age=yes&card=yes&income=${income}&debts=none`,
	),
];

/** The pages that search engines are told of, and those that they are not. */
export async function readPages(site: string): Promise<PageText[]> {
	const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
	const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
		const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
		return pathname + search;
	});
	const pages: PageText[] = [];
	for (const address of [...new Set([...listed, ...UNLISTED])].sort()) {
		const answer = await fetch(site + address);
		if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
		pages.push(pageText(decodeURIComponent(address), await answer.text()));
	}
	return pages;
}

const statedFacts = (): Row[] =>
	Object.entries<Fact>(FACTS).map(([name, { value, source, checkedOn, owner }]) => {
		const words = WORDING[name as FactName];
		return {
			cells: [name, valueText(value), source, checkedOn, owner],
			isIn: (text) =>
				words instanceof RegExp ? words.test(text) : words.some((wording) => text.includes(oneLine(wording))),
		};
	});

const charges = (): Row[] =>
	rates.data.map(({ name, value, valid_from, published_by, ...rate }) => ({
		cells: [
			name,
			oneLine(rateText(String(value), "unit" in rate ? rate.unit : undefined)),
			valid_from,
			published_by,
		],
		isIn: (text) => text.includes(name),
	}));

const products = (): Row[] =>
	productList.data.map((wire) => {
		const item = product.parse(wire);
		const { columns = [], rows: [row] = [] } = compareProducts(item.category, [item]) ?? {};
		const said = columns.flatMap((label, at) => {
			const text = row?.cells[at];
			return text ? [{ label, text: oneLine(text) }] : [];
		});
		return {
			cells: [
				item.title,
				said.map(({ label, text }) => `${label}: ${text}`).join(". "),
				item.keyFacts?.from ?? "",
				item.keyFacts?.publishedBy ?? "",
			],
			// Other products' pages name it too. The worked example is told in more words on its own.
			isIn: (text, path) =>
				(!path.startsWith("/products/") || path.endsWith(`/${item.title}`)) &&
				text.includes(item.title) &&
				said.every(({ label, text: value }) => label === "Example" || text.includes(value)),
		};
	});

/** The longest paragraph of each section that rests on the fact. */
function guideWords(fact: FactName): readonly string[] {
	return [...YOUR_RIGHTS, ...DEPOSIT_PROTECTION]
		.filter((section) => section.fact === fact)
		.map(({ paragraphs }) => [...paragraphs].sort((a, b) => b.length - a.length)[0] ?? "");
}

const valueText = (value: unknown): string =>
	typeof value === "object" && value !== null
		? Object.entries(value)
				.map(([name, part]) => `${name}: ${valueText(part)}`)
				.join("; ")
		: String(value);

function table(head: readonly string[], rows: readonly Row[], pages: readonly PageText[]): string[] {
	return [
		`| ${head.join(" | ")} |`,
		`|${head.map(() => "---").join("|")}|`,
		...rows.map(({ cells, isIn }) => `| ${[...cells.map(cellText), placesText(isIn, pages)].join(" | ")} |`),
	];
}

const cellText = (text: string) => text.replaceAll("|", "\\|").replaceAll("*", "\\*").replaceAll("<", "&lt;");

/** Of a folder with more pages than this that say it, the number alone. */
const NAMED_MAX = 6;

/** '/rates, /locator/… (19 pages)' */
function placesText(isIn: Row["isIn"], pages: readonly PageText[]): string {
	const saying = pages.filter(({ main, path }) => isIn(main, path)).map(({ path }) => path);
	const folders = Map.groupBy(saying, (path) => (/^\/[^/?]+(?=\/)/.exec(path) ?? [path])[0]);
	const named = [...folders].flatMap(([folder, paths]) =>
		paths.length > NAMED_MAX ? [`${folder}/… (${paths.length} pages)`] : paths,
	);
	const isInFrame = pages.length > 0 && pages.every(({ frame, path }) => isIn(frame, path));
	return [...(isInFrame ? ["the frame"] : []), ...named].join(", ") || "none";
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Holidays that are near stand on more pages, so every list is made on the same day. */
const DAY = "2026-11-21T10:00:00Z";

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	const { values } = parseArgs({ options: { print: { type: "boolean" }, site: { type: "string" } } });
	const own = values.site ? undefined : await startSite({ API_BASE_URL: "", ...siteClock(DAY) });
	const list = factList(await readPages(values.site ?? own?.url ?? ""));
	await own?.stop();
	const isNew = !existsSync(FACT_LIST) || readFileSync(FACT_LIST, "utf8") !== list;
	if (values.print) console.log(list);
	else {
		if (isNew) writeFileSync(FACT_LIST, list);
		console.log(isNew ? `${FACT_LIST} was written.` : `${FACT_LIST} is up to date.`);
	}
}
