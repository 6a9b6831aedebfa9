import { FIRST_DEPOSIT, VISITS, visitKeyOf } from "#lib/before-you-visit/requirements";
import { FACTS } from "#lib/company/facts";
import { amountText } from "#lib/text/cedis";
import { type InterestMethod, type LoanTerms, loanCost } from "#lib/tools/loan-cost";
import { EXAMPLE_FACTS, monthsText } from "#lib/tools/loan-example";
import { percentText } from "#lib/tools/percent";

/** From, to, or both; in the unit of the field. */
export type Range = { from?: number; to?: number };

/** The facts that a customer must know before choosing a product, as far as the backend says. */
export type KeyFacts = {
	/** `YYYY-MM-DD`: the day from which they apply. */
	from: string;
	publishedBy: string | undefined;
	/** The figures only show what the box looks like. */
	isSample: boolean;
	/** GHS */
	amount: Range | undefined;
	months: Range | undefined;
	/** The terms of the worked example. */
	example: LoanTerms | undefined;
	cost: string | undefined;
	/** How long the service takes. */
	time: string | undefined;
	/** Money from abroad: the sender can have it paid straight into the receiver's account; undefined if that is not known. */
	intoAccount: boolean | undefined;
	/** GHS to open the account. */
	opening: number | undefined;
	/** GHS that must stay in the account. */
	minimum: number | undefined;
	interest: string | undefined;
	withdrawals: string | undefined;
	late: string | undefined;
	early: string | undefined;
	/** The people who cannot get it. */
	excluded: readonly string[];
};

export type ProductWithFacts = { category: string; title: string; path: string; keyFacts?: KeyFacts };

/** A row of the box: one text or a list; neither if the company has not published it. */
export type FactRow = { label: string; text?: string; list?: readonly string[] };

/** Shown instead of an unpublished fact. */
export const ASK_US = "Ask us first";

/**
 * The rows of a product's box, in the order in which customers ask. A row without text or list is one to ask about. 'What
 * you need' comes from the lists of 'Before you visit', so that the two cannot disagree.
 */
export function keyFactRows(product: ProductWithFacts): FactRow[] {
	const facts = product.keyFacts;
	const needs = { label: "What you need", list: neededFor(product) };
	const excluded = { label: "Who cannot get it", list: facts?.excluded ?? [] };
	switch (product.category) {
		case "loans":
			return [
				{ label: "How much", text: cediRange(facts?.amount) },
				{ label: "How long", text: monthRange(facts?.months) },
				{ label: "What it costs", text: facts && costText(facts) },
				needs,
				{ label: "If you pay late", text: facts?.late },
				{ label: "If you pay early", text: facts?.early ?? FACTS.earlyRepayment.value },
				excluded,
			];
		case "savings":
			return [
				{ label: "To open it", text: wholeCedis(facts?.opening) },
				{ label: "To keep it open", text: minimumText(facts?.minimum) },
				...(facts?.months ? [{ label: "How long", text: monthRange(facts.months) }] : []),
				{ label: "Interest", text: facts?.interest },
				{ label: "Taking money out", text: facts?.withdrawals },
				...(facts?.cost ? [{ label: "What it costs", text: facts.cost }] : []),
				needs,
				excluded,
			];
		default:
			return [
				{ label: "How much", text: cediRange(facts?.amount) },
				{ label: "How long it takes", text: facts?.time },
				{ label: "What it costs", text: facts?.cost },
				needs,
				excluded,
			];
	}
}

/** One table of a category's products: the columns that the category has, and a row for each product with published facts. */
export type Comparison = {
	columns: readonly string[];
	rows: readonly { title: string; path: string; cells: readonly (string | undefined)[] }[];
	/** A row's figures are samples. */
	isSample: boolean;
};

/** The products of a category side by side; undefined if none of them has published facts. */
export function compareProducts(
	category: string,
	products: readonly ProductWithFacts[],
): Comparison | undefined {
	const known = products.filter(({ keyFacts }) => keyFacts);
	if (known.length === 0) return undefined;
	const columns = COLUMNS[category] ?? OTHER_COLUMNS;
	return {
		columns: columns.map(([label]) => label),
		rows: known.map(({ title, path, keyFacts }) => ({
			title,
			path,
			cells: columns.map(([, cell]) => keyFacts && cell(keyFacts)),
		})),
		isSample: known.some(({ keyFacts }) => keyFacts?.isSample),
	};
}

/** The facts of one product that decide, as its row in the comparison has them. */
export function factsInBrief({ category, keyFacts }: ProductWithFacts): { label: string; text: string }[] {
	if (!keyFacts) return [];
	return (COLUMNS[category] ?? OTHER_COLUMNS).flatMap(([label, cell]) => {
		const text = cell(keyFacts);
		return text ? [{ label, text }] : [];
	});
}

type Column = [label: string, cell: (facts: KeyFacts) => string | undefined];

const COLUMNS: Record<string, readonly Column[]> = {
	loans: [
		["How much", ({ amount }) => cediRange(amount)],
		["How long", ({ months }) => monthRange(months)],
		...EXAMPLE_FACTS.map(([label, text]): Column => [label, ({ example }) => example && text(example)]),
	],
	savings: [
		["To open it", ({ opening }) => wholeCedis(opening)],
		["To keep it open", ({ minimum }) => minimumText(minimum)],
		["Interest", ({ interest }) => interest],
		["Taking money out", ({ withdrawals }) => withdrawals],
	],
};
const OTHER_COLUMNS: readonly Column[] = [
	["How much", ({ amount }) => cediRange(amount)],
	["How long it takes", ({ time }) => time],
	["What it costs", ({ cost }) => cost],
];

/** The cost of the product in the company's words, else as a worked example; undefined when it has published neither. */
const costText = ({ cost, example }: KeyFacts): string | undefined =>
	cost ??
	(example && `${exampleText(example)} Your own rate may differ. You see it in writing before you sign.`);

/** 'Worked example: you borrow GHS 5,000 for 12 months …' with the sums that the calculator works out. */
export function exampleText(terms: LoanTerms): string {
	const loan = loanCost(terms);
	const fee = terms.fee > 0 ? `, and a fee of ${terms.fee}% when you get the money` : "";
	return [
		`Worked example: you borrow ${amountOf(terms.amount)} for ${monthsText(terms.months)}.`,
		`The interest is ${terms.rate}% a year (${METHOD_TEXTS[terms.method]})${fee}.`,
		`You pay ${amountOf(loan.instalment)} a ${terms.every}.`,
		`The loan costs you ${amountOf(loan.cost)} in all.`,
		`That is an APR of ${percentText(loan.nominalApr)}.`,
	].join(" ");
}

/** The sum on which interest is counted. */
export const METHOD_TEXTS: Record<InterestMethod, string> = {
	flat: "flat, on the whole loan to the end",
	reducing: "reducing, on what you still owe",
};

function neededFor(product: ProductWithFacts): readonly string[] {
	const key = visitKeyOf(product);
	const needs = VISITS.find((visit) => visit.key === key)?.needs.map(({ what }) => what) ?? [];
	const opening = wholeCedis(product.keyFacts?.opening);
	return needs.map((what) => (opening && what === FIRST_DEPOSIT.what ? `${what}: ${opening}` : what));
}

const amountOf = (pesewas: number) => amountText(pesewas / 100);
const wholeCedis = (ghs: number | undefined) => (ghs === undefined ? undefined : amountText(ghs));

const minimumText = (ghs: number | undefined) =>
	ghs === undefined ? undefined : ghs === 0 ? "No minimum" : `Keep ${amountText(ghs)} in it`;

const cediRange = (range: Range | undefined) => rangeText(range, amountText, amountText);
const monthRange = (range: Range | undefined) => rangeText(range, monthsText, String);

/** `first` writes the lower bound before 'to': '3 to 36 months'. */
function rangeText(
	range: Range | undefined,
	unit: (value: number) => string,
	first: (value: number) => string,
): string | undefined {
	const { from, to } = range ?? {};
	if (from !== undefined && to !== undefined)
		return from === to ? unit(from) : `${first(from)} to ${unit(to)}`;
	if (from !== undefined) return `From ${unit(from)}`;
	return to === undefined ? undefined : `Up to ${unit(to)}`;
}
