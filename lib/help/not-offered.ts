import { isSampleCompany } from "#lib/company/identity";
import { USSD_CODE } from "#lib/company/limits";
import { log } from "#lib/platform/log";
import { recordRead } from "#lib/platform/request-context";
import { watchedList } from "#lib/platform/watched-list";
import { wordsOf } from "#lib/text/stem";

/** Something that people ask for and that the company does not offer. */
export type NotOffered = {
	what: string;
	/** What to do instead. */
	instead: string;
	/** Other words to find it by. */
	words?: string;
};

/** What the sample company does not offer. Owner: the head of operations. */
const SAMPLE: readonly NotOffered[] = [
	{
		what: "A student account",
		instead: "Open a Savings Account. Under 18, a guardian opens the Mmofra Daakye Account for you.",
		words: "students university shs youth special",
	},
	{
		what: "An account opened from abroad",
		instead:
			"Open it at a branch when you are in Ghana. Until then your family can collect money that you send.",
		words: "diaspora non-resident overseas open account",
	},
	{
		what: "A bank card",
		instead: `Take money out at a branch, or move it to your wallet with ${USSD_CODE}.`,
		words: "atm visa mastercard debit credit card e-zwich prepaid",
	},
	{
		what: "A mobile app",
		instead: `Dial ${USSD_CODE}. It needs no internet. Do not install an app with our name, and tell us of it.`,
		words: "mobile banking app download install android iphone play store",
	},
	{
		what: "A mortgage",
		instead: "Ask a bank that lends for houses. For rent or building work, save with a Sika Dua plan.",
		words: "morgage home loan house loan buy a house land",
	},
	{
		what: "A pension",
		instead: "Ask SSNIT or a pension trustee. With us you can put money aside in a Fixed Deposit.",
		words: "ssnit retirement tier 3 provident fund",
	},
	{
		what: "A joint account",
		instead: "Each of you opens an account. A group that saves together can ask for a Nkosuo Account.",
		words: "couple husband and wife two people together shared",
	},
	{
		what: "An account for a club, a church or an association",
		instead:
			"A group that saves together can ask for a Nkosuo Account. Bring the Ghana Cards of all who will sign.",
		words: "mosque society keep fit welfare ngo",
	},
	{
		what: "Foreign currency: dollars, pounds or euros",
		instead: "We keep money and pay in cedis. Ask a bank for a foreign account.",
		words: "usd gbp eur dollar account forex exchange change",
	},
	{
		what: "Bitcoin and other crypto",
		instead: "We neither sell nor keep it. Somebody who offers it in our name wants to cheat you: tell us.",
		words: "cryptocurrency usdt coin trading",
	},
];

const declared = watchedList<NotOffered>("not-offered");

/** Replaces the lines of the operators' file. */
export const declareNotOffered = declared.replace;

const linesNow = () => (declared.items().length > 0 || !isSampleCompany() ? declared.items() : SAMPLE);

/** The contradictions that the log has named. */
const named = new Set<string>();

/** They say nothing about a product. */
const SMALL_WORDS = ["a", "an", "and", "for", "from", "in", "of", "or", "other", "the", "your"];

/** Whether there is a line that a product could contradict. */
export const hasNotOffered = (): boolean => linesNow().length > 0;

/**
 * What the company does not offer, each under an anchor of `/help`: the operators' lines, else those of the sample company. A line
 * is left out, and the log names it, if a listed product has all its words in its title.
 */
export function notOffered(productTitles: readonly string[]): (NotOffered & { id: string })[] {
	recordRead("not-offered", performance.now(), Number.POSITIVE_INFINITY);
	const products = productTitles.map((title) => ({ title, words: wordsOf(title) }));
	return linesNow().flatMap((line, at) => {
		const words = wordsOf(line.what).filter((word) => !SMALL_WORDS.includes(word));
		const product = products.find((product) => words.every((word) => product.words.includes(word)))?.title;
		if (product === undefined) return { ...line, id: `not-offered-${at + 1}` };
		if (!named.has(line.what))
			log.warn({ line: line.what, product }, "not-offered.json says that we do not offer this product");
		named.add(line.what);
		return [];
	});
}
