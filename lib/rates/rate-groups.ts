/** The kinds of rates and charges, in the order of the page. */
const RATE_KINDS = [
	{ kind: "loan", title: "Loans" },
	{ kind: "savings", title: "Savings" },
	{ kind: "fee", title: "Fees and charges" },
	{ kind: "transfer", title: "Money transfers" },
	{ kind: "other", title: "Other rates and charges" },
] as const;

type RateKind = (typeof RATE_KINDS)[number]["kind"];

/** The kind for a word of the backend, singular or plural, ignoring case: 'Loans', 'charge'. Unknown ones are `other`. */
export function rateKind(word: string | undefined): RateKind {
	const name = (word ?? "").toLowerCase();
	if (/^loan|^credit/.test(name)) return "loan";
	if (/^saving|^(?:fixed )?deposit|^investment/.test(name)) return "savings";
	if (/^fee|^charge/.test(name)) return "fee";
	return /^transfer|^remittance/.test(name) ? "transfer" : "other";
}

type Dated = { kind: RateKind; from: string; until?: string };

/**
 * The rates that apply on this day or later (`YYYY-MM-DD`), by kind in the page's order, then in their own order. Empty kinds are
 * omitted. The last day is included.
 */
export function rateGroups<T extends Dated>(rates: readonly T[], today: string) {
	const current = rates.filter(({ until }) => until === undefined || until >= today);
	return RATE_KINDS.map(({ kind, title }) => ({
		kind,
		title,
		rates: current.filter((rate) => rate.kind === kind),
	})).filter((group) => group.rates.length > 0);
}
