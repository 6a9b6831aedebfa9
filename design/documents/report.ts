import years from "./letters.json" with { type: "json" };

/* The nine annual reports of the sample. Figures and people are invented; money is in thousands of GHS. */

export const COMPANY = "Sample Savings &amp; Loans";
export const PHONE = "+233 30 000 0000";
export const TOLL_FREE = "0800 000 000";

export type Words = { theme: string; letter: string[]; highlights: string[]; community: string };
export const LETTERS = years as Record<string, Words>;

const from =
	(first: number, ...values: number[]) =>
	(year: number) =>
		values[year - first] ?? 0;
const customers = from(
	2013,
	7100,
	8900,
	10600,
	12400,
	14250,
	17100,
	20900,
	22800,
	26700,
	30900,
	36200,
	41800,
	46900,
);
const deposits = from(
	2013,
	16900,
	21800,
	27300,
	32650,
	38140,
	45220,
	54380,
	58110,
	67450,
	76240,
	90370,
	108520,
	129160,
);
const loans = from(
	2013,
	11200,
	14900,
	18700,
	22310,
	26180,
	31450,
	38260,
	37120,
	44380,
	51070,
	59240,
	72310,
	86450,
);
const assets = from(2016, 42400, 49300, 58200, 69800, 75100, 86900, 98700, 116800, 139900, 166700);
const beforeTax = from(2016, 1120, 1430, 1690, 2140, 1030, 1920, 2050, 2830, 3710, 4620);
const staff = from(2016, 139, 151, 158, 181, 183, 202, 221, 243, 256, 281);

/** Branches by region, with the year in which one opened if that was after 2017. */
const BRANCHES: [region: string, ...branches: [name: string, opened?: number][]][] = [
	["Greater Accra", ["Accra Head Office"], ["Accra Makola"], ["Accra Kaneshie"], ["Madina"], ["Tema", 2021]],
	["Ashanti", ["Kumasi Adum"], ["Kumasi Suame"], ["Obuasi", 2025]],
	["Western", ["Takoradi"], ["Tarkwa", 2023]],
	["Central", ["Cape Coast"], ["Kasoa", 2022]],
	["Eastern", ["Koforidua"]],
	["Volta", ["Ho", 2019]],
	["Bono", ["Sunyani", 2019]],
	["Bono East", ["Techiman"]],
	["Northern", ["Tamale"]],
	["Upper East", ["Bolgatanga"]],
];

function regionsIn(year: number): [region: string, names: string[]][] {
	return BRANCHES.flatMap(([region, ...branches]): [string, string[]][] => {
		const names = branches.flatMap(([name, opened = 2017]) =>
			opened > year ? [] : opened === year && year > 2017 ? `<b>${name} (new)</b>` : name,
		);
		// Bono and Bono East became regions of their own in 2019.
		return names.length > 0 ? [[region === "Bono East" && year < 2019 ? "Brong-Ahafo" : region, names]] : [];
	});
}

type Row = [name: string, value: number];

function income(year: number): Row[] {
	const profit = beforeTax(year);
	const earned = Math.round(loans(year) * 0.2 + deposits(year) * 0.03);
	const paid = Math.round(deposits(year) * 0.07);
	const fees = Math.round(customers(year) * 0.045);
	const losses = Math.round(loans(year) * (year === 2020 ? 0.021 : 0.012));
	const tax = Math.round(profit * 0.25);
	return [
		["Interest received", earned],
		["Interest paid to savers", -paid],
		["Fees and other income", fees],
		["Cost of loans that were not repaid", -losses],
		["Staff, branches and other costs", profit - (earned - paid + fees - losses)],
		["Profit before tax", profit],
		["Tax", -tax],
		["Profit for the year", profit - tax],
	];
}

function position(year: number): Row[] {
	const total = assets(year);
	const [property, other, owed] = [0.05, 0.03, 0.04].map((share) => Math.round(total * share)) as [
		number,
		number,
		number,
	];
	const rest = total - loans(year) - property - other;
	const cash = Math.round(rest * 0.45);
	return [
		["Cash and money at other banks", cash],
		["Government securities", rest - cash],
		["Loans to customers", loans(year)],
		["Property and equipment", property],
		["Other assets", other],
		["Total assets", total],
		["Savings and deposits of customers", deposits(year)],
		["Other amounts owed", owed],
		["Equity of shareholders", total - deposits(year) - owed],
		["Total liabilities and equity", total],
	];
}

const grouped = (value: number) => value.toLocaleString("en");
const millions = (value: number) => (value / 1000).toFixed(1);
const sums = (value: number) => (value < 0 ? `(${grouped(-value)})` : grouped(value));
const SAMPLE = `<span class="sample">Sample figures</span>`;

/** The pages of the report of a year. */
export function report(year: number): string {
	const words = LETTERS[year] as Words;
	const regions = regionsIn(year);
	const branches = regions.flatMap(([, names]) => names).length;
	const pages: [title: string, text: string][] = [
		["The year at a glance", atAGlance(year, words, branches)],
		["Letter of the chairman", chairman(year, words, branches)],
		["The year in brief", inBrief(year)],
		["Our accounts", accounts(year)],
		["Where you find us", whereWeAre(year, words, regions, branches)],
	];
	return [
		cover(year, words.theme),
		...pages.map(
			([title, text], at) =>
				`<section class="sheet report" id="p${at + 2}"><h2>${title}</h2>${text}<div class="foot" aria-hidden="true"><span>${COMPANY} · Annual Report ${year} · Sample document: figures and people are invented</span><span>${at + 2}</span></div></section>`,
		),
		`<section class="sheet report back" id="p7"><h2>${COMPANY}</h2><p class="theme">Your Financial Partner in Ghana</p><p>Independence Avenue, Accra<br>P.O. Box 000, Accra, Ghana<br>Phone ${PHONE} · toll-free ${TOLL_FREE}<br>hello@example.com</p><p class="small">Annual Report ${year}. Sample document: all figures and people are invented; phone numbers are placeholders.</p></section>`,
	].join("");
}

/** Coins grow into stacks, one more each year. */
function cover(year: number, theme: string): string {
	const stacks = 4 + ((year - 2017) % 5);
	const coins = Array.from({ length: stacks }, (_, stack) =>
		Array.from(
			{ length: 2 + stack * 2 + ((year * 7 + stack * 3) % 2) },
			(_, coin) =>
				`<rect x="${stack * 46 + (8 - stacks) * 46}" y="${340 - coin * 14}" width="38" height="12" fill="${coin % 2 ? "#cf9717" : "#e8b024"}"/>`,
		).join(""),
	).join("");
	return `<section class="sheet cover"><p class="brand">Sample<span>Savings &amp; Loans</span></p><h1>Annual Report <b>${year}</b></h1><p class="theme">${theme}</p><svg class="coins" viewBox="0 0 368 356" aria-hidden="true">${coins}<path d="M0 355h368" stroke="#b79ad0" stroke-width="3"/></svg><p class="small">Sample document. All figures and people in it are invented.</p></section>`;
}

function atAGlance(year: number, { highlights }: Words, branches: number): string {
	const tiles = [
		[grouped(customers(year)), "customers"],
		[branches, "branches"],
		[staff(year), "people at work"],
		[`GHS ${millions(deposits(year))} million`, "savings of customers"],
		[`GHS ${millions(loans(year))} million`, "loans to customers"],
		[`GHS ${millions(beforeTax(year))} million`, "profit before tax"],
	].map(([figure, label], at) => `<li${at % 4 ? "" : ' class="dark"'}><b>${figure}</b>${label}</li>`);
	const contents = [
		"Letter of the chairman",
		"The year in brief",
		"Our accounts",
		"Where you find us",
		"Contact",
	].map((title, at) => `<li><a href="#p${at + 3}"><span>${title}</span> <span>${at + 3}</span></a></li>`);
	return `${SAMPLE}<ul class="tiles">${tiles.join("")}</ul><h3>What we remember of this year</h3>${list(highlights)}<h3>What we stand for</h3><p>Integrity, Customer Focus, Creativity, Teamwork and Excellence are our five values. They are short words. We try to prove them every day at the counter, in the market and on the phone.</p><h3>In this report</h3><ul class="contents">${contents.join("")}</ul>`;
}

/** A list of these texts, numbered or not. */
export const list = (items: readonly string[], name = "ul") =>
	`<${name}>${items.map((item) => `<li>${item}</li>`).join("")}</${name}>`;

function chairman(year: number, { letter: [first, ...others] }: Words, branches: number): string {
	const more = customers(year) - customers(year - 1);
	const paragraphs = [
		...others,
		`At the end of ${year}, ${grouped(customers(year))} people saved with us, ${grouped(more)} more than a year before. We work in ${branches} branches with ${staff(year)} colleagues. You find the sample figures on the next pages.`,
		"Our promise stays the same. We explain each product before you sign. A loan usually takes 24 to 72 hours, once requirements are met. We resolve complaints within 5 working days. And a customer may repay early.",
		"Thank you for your trust.",
	];
	return `<div class="letter"><p>Dear shareholders, dear customers, dear colleagues,</p><p class="lead">${first}</p>${paragraphs.map((each) => `<p>${each}</p>`).join("")}<p><b>Dr Kojo Baidoo-Tetteh</b><br>Chairman of the Board</p></div>`;
}

function inBrief(year: number): string {
	const growth = Math.round((customers(year) / customers(year - 1) - 1) * 100);
	return `<p>The number of customers grew by ${growth} per cent. Savings of customers reached GHS ${millions(deposits(year))} million, and loans to customers stood at GHS ${millions(loans(year))} million at the end of the year.</p>${SAMPLE}<h3>Customers at the end of the year</h3>${bars(year, [["customers", customers, "#5b1f8a"]], grouped)}${SAMPLE}<h3>Savings and loans, in millions of GHS</h3>${bars(
		year,
		[
			["savings", deposits, "#5b1f8a"],
			["loans", loans, "#e8b024"],
		],
		millions,
	)}<p class="small">Purple: savings of customers. Gold: loans to customers. All values are sample figures. They were made up for this document and describe no real company.</p>`;
}

type Series = [name: string, figureOf: (year: number) => number, colour: string];

/** Bars of five years, which are also said in words. */
function bars(last: number, series: readonly Series[], write: (value: number) => string): string {
	const years = Array.from({ length: 5 }, (_, place) => last - 4 + place);
	const peak = Math.max(...series.flatMap(([, figureOf]) => years.map(figureOf)));
	const drawn = years.flatMap((year, at) => [
		`<text x="${at * 100 + 50}" y="196" fill="#6d6178">${year}</text>`,
		...series.map(([, figureOf, colour], place) => {
			const tall = (150 * figureOf(year)) / peak;
			const x = at * 100 + 50 - series.length * 20 + place * 40;
			return `<rect x="${x + 1}" y="${180 - tall}" width="38" height="${tall}" fill="${colour}"/><text x="${x + 20}" y="${174 - tall}" font-weight="700">${write(figureOf(year))}</text>`;
		}),
	]);
	const said = years.map(
		(year) => `${year}: ${series.map(([name, figureOf]) => `${name} ${write(figureOf(year))}`).join(", ")}`,
	);
	return `<figure><svg viewBox="0 0 500 204" role="img" aria-label="${said.join("; ")}" font-size="9" text-anchor="middle" fill="#2a1838"><path d="M0 30H500M0 80H500M0 130H500M0 180H500" stroke="#e3d8ec" stroke-width=".6"/>${drawn.join("")}</svg></figure>`;
}

const accounts = (year: number): string =>
	`${SAMPLE}<h3>Income</h3>${money(year, income, /^Profit/)}${SAMPLE}<h3>Financial position on 31 December</h3>${money(year, position, /^Total/)}<p class="small">Sample figures: made up for this document, not audited, and of no real company. Amounts in brackets are taken off.</p>`;

function money(year: number, of: (year: number) => Row[], strong: RegExp): string {
	const before = of(year - 1);
	const rows = of(year).map(
		([name, value], at) =>
			`<tr${strong.test(name) ? ' class="sum"' : ""}><th scope="row">${name}</th><td>${sums(value)}</td><td>${sums(before[at]?.[1] ?? 0)}</td></tr>`,
	);
	return `<table class="money"><thead><tr><th scope="col">Thousands of GHS</th><th scope="col">${year}</th><th scope="col">${year - 1}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function whereWeAre(
	year: number,
	{ community }: Words,
	regions: [string, string[]][],
	branches: number,
): string {
	const rows = regions.map(
		([region, names]) => `<tr><th scope="row">${region}</th><td>${names.join(", ")}</td></tr>`,
	);
	const phone =
		year >= 2020
			? `<p class="box"><b>At any hour: *277#.</b> Check your balance, move money between wallet and account, send money to other banks, buy airtime and data, pay utility bills and get a mini statement. 24 hours a day, 7 days a week.</p>`
			: "";
	return `<p>${branches} branches in ${regions.length} regions, open from Monday to Friday, 08:00 to 17:00.</p><table class="regions"><thead><tr><th scope="col">Region</th><th scope="col">Branches</th></tr></thead><tbody>${rows.join("")}</tbody></table><h3>Our people</h3><p>${staff(year)} women and men worked for the company at the end of the year, ${staff(year) - staff(year - 1)} more than a year before (sample figures). Every new colleague spends the first week with a susu collector in the market.</p><h3>In the community</h3><p>${community}</p>${phone}`;
}
