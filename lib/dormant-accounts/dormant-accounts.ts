import { confirmedValue, FACTS } from "#lib/company/facts";
import type { TextSection } from "#lib/company/text-section";
import { plainLetters } from "#lib/text/text-match";

/** An account that nobody has used for years, as the company publishes it. */
export type DormantAccount = {
	name: string;
	branch?: string;
	reference?: string;
	/** `YYYY-MM-DD` */
	publishedOn?: string;
};

const LETTERS_MIN = 3;
const HITS_MAX = 20;

type DormantSearch = "too short" | { hits: readonly DormantAccount[]; hasMore: boolean };

/**
 * The accounts whose owner's name has a word that begins with each typed word, or whose whole name is among the typed words: a further
 * name hides nobody. Order, titles, hyphens, case, accents and letters that phones lack do not matter. At most 20, so that nobody reads
 * the whole list here.
 */
export function searchDormant(accounts: readonly DormantAccount[], typed: string): DormantSearch {
	const all = wordsOf(typed);
	const named = withoutTitles(all);
	// 'Nana' is a name, too.
	const words = named.length > 0 ? named : all;
	if (words.join("").length < LETTERS_MIN) return "too short";
	const hits = accounts.filter(({ name }) => {
		const spellings = [name, name.replace(/\p{Pd}/gu, "")];
		const names = spellings.flatMap(wordsOf);
		return (
			words.every((word) => names.some((each) => each.startsWith(word))) ||
			spellings.some((spelling) => isTyped(spelling, words))
		);
	});
	return { hits: hits.slice(0, HITS_MAX), hasMore: hits.length > HITS_MAX };
}

/**
 * Whether the visitor typed every word of the name, apart from titles and brackets. In full: beginnings would let a row of letters show
 * everybody.
 */
function isTyped(name: string, typed: readonly string[]): boolean {
	const words = withoutTitles(wordsOf(name.replace(/\(.*?\)/g, " ")));
	if (words.length < 2 || words.every((word) => word.length < LETTERS_MIN)) return false;
	// An initial on the list stands for any name that begins with it.
	return words.every((word) =>
		typed.some((each) => (word.length === 1 ? each.startsWith(word) : each === word)),
	);
}

const TITLES = new Set(
	[
		"mr mrs miss ms mister madam madame dr doctor prof professor sir lady hon justice esq snr jnr senior junior",
		"nana nii naa togbe togbui torgbe torgbui mama oheneba opanyin opanin obaapanyin abusuapanyin okyeame owura",
		"alhaji alhaj alhajia haji hajia hajj mallam malam sheikh imam",
		"rev reverend pastor bishop apostle prophet evangelist elder deacon deaconess osofo",
		"maame papa agya egya efo wofa auntie aunty uncle teacher chief",
		"the late deceased dead rip estate family of",
	].flatMap((line) => line.split(" ")),
);

const withoutTitles = (words: readonly string[]) => words.filter((word) => !TITLES.has(word));

const wordsOf = (name: string): string[] =>
	plainLetters(name)
		.replace(/['’‘]/g, "")
		.split(/[^\p{L}]+/u)
		.filter(Boolean);

/** The first day on which an account of the list stood on it (`YYYY-MM-DD`); undefined if no account says. */
export const listedSince = (accounts: readonly DormantAccount[]): string | undefined =>
	accounts.flatMap(({ publishedOn }) => publishedOn ?? []).sort()[0];

const { dormantAfterYears, toBankOfGhanaAfterYears } = FACTS.dormantAccounts.value;
const listed = confirmedValue<{ days: number }>(FACTS.dormantList);

/** The papers that the owner of an old account brings, and those of the family of an owner who has died. `/help` names the same. */
export const CLAIM_PAPERS = {
	owner: [
		"Your Ghana Card",
		"Your savings book, a receipt or the account number, if you still have one",
		"Your old phone number, if you still know it",
		"The marriage certificate or the gazette, if your name has changed",
	],
	family: [
		"Your own Ghana Card",
		"The death certificate. To tell us of the death, the medical report is enough",
		"The court’s paper that names who may receive the money: a probate, or letters of administration",
		"The savings book or account number, if you have it",
	],
};

/** How to claim a dormant account, and what the law says. Owner: the compliance officer. */
export const ABOUT_DORMANT_ACCOUNTS: readonly TextSection[] = [
	{
		id: "yours",
		title: "If the account is yours",
		blocks: [
			"Come to any branch. A claim costs nothing, and we never ask you to pay first. Bring:",
			CLAIM_PAPERS.owner,
		],
		links: [{ label: "Use an old account again", href: "/help#forgotten-account" }],
	},
	{
		id: "family",
		title: "If the owner has died",
		blocks: ["Somebody of the family comes to any branch, and brings:", CLAIM_PAPERS.family],
		links: [{ label: "A customer in my family has died", href: "/help#death" }],
	},
	{
		id: "law",
		title: "What the law asks of us",
		blocks: [
			`An account is dormant when nobody has used it for ${dormantAfterYears} years. We try to reach its owner before that. After ${toBankOfGhanaAfterYears} years the money goes to the Bank of Ghana.`,
			`Before it goes, we must publish the owner’s name on this website${listed ? `, for at least ${listed.days} days` : ""}. You can claim the money before and after. If it is already there, we tell you how to get it.`,
		],
		fact: "dormantAccounts",
	},
];
