import { type ChannelVerdict, checkChannel, type KnownChannels } from "#lib/security/channel-check";

/** Longer than any SMS, and than what is usually passed on in our name. */
export const MESSAGE_MAX_LENGTH = 2_000;

/** A number, link, code, email address or @name in a message, and whose it is. */
export type FoundChannel = { text: string; verdict: Verdict };

/** An unknown channel may be a short code, a link that hides where it leads, or one with characters that nobody sees. */
type Verdict = ChannelVerdict | { is: "code" | "shortened" | "hidden" };

export type MessageCheck = {
	/** Each once, by kind. */
	found: readonly FoundChannel[];
	/** It is one number, link, code, address or name without words around it. */
	isChannel: boolean;
	/** Its end was not read. */
	isCut: boolean;
};

/**
 * Compares the numbers, links, codes, addresses and @names in a message with our channels. The message may be a single one of them. What
 * it says in words is not judged: patterns cannot tell a fraud from a warning.
 */
export function checkMessage(typed: string, known: KnownChannels): MessageCheck {
	const message = typed.slice(0, MESSAGE_MAX_LENGTH).toWellFormed().trim();
	// Some characters become eighteen.
	const asWritten = message.normalize("NFKC").slice(0, MESSAGE_MAX_LENGTH);
	const inText = channelsIn(asWritten, known);
	const whole = inText.length > 0 ? undefined : checkChannel(message, known);
	// A word could be the name of a page. But it is rather a word.
	const isWord = whole?.is === "unknown" && /^\p{L}+$/u.test(bare(asWritten));
	const isFound = whole && whole.is !== "unreadable" && !isWord;
	const found = isFound ? [{ text: asWritten, verdict: whole }] : inText;
	return {
		found,
		isChannel: found[0]?.text === bare(asWritten),
		isCut: typed.trim().length > MESSAGE_MAX_LENGTH,
	};
}

/** Whether part of it imitates the company: people should tell the company about it. */
export const isFake = ({ found }: MessageCheck): boolean => has(found, "imitation", "hidden");

/** Whether something in the message has one of these verdicts. */
export const has = (found: readonly FoundChannel[], ...kinds: readonly Verdict["is"][]): boolean =>
	found.some(({ verdict }) => kinds.includes(verdict.is));

function channelsIn(asWritten: string, known: KnownChannels): FoundChannel[] {
	// 'bestfield[.]com', 'bestfield (dot) com'
	let rest = asWritten.replace(UNSEEN, "").replace(/\s?[[(]\s?(?:dot|\.)\s?[\])]\s?/gi, ".");
	const found = new Map<string, FoundChannel>();
	for (const { pattern, isPlausible } of KINDS) {
		rest = rest.replace(pattern, (match: string, part: unknown) => {
			const text = bare(typeof part === "string" ? part : match);
			const verdict = checkChannel(text, known);
			if (verdict.is === "unreadable" || isPlausible?.(text, verdict) === false) return match;
			const isHidden = /\p{L}/u.test(text) && !asWritten.includes(text);
			const kind = isHidden ? "hidden" : verdict.is === "unknown" && kindOf(text);
			found.set(text, { text, verdict: kind ? { is: kind } : verdict });
			return " ";
		});
	}
	return [...found.values()];
}

/** Characters that take no place, and fillers that look like a space. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Without the marks of the sentence around it, and those that WhatsApp takes for bold and italics. */
const bare = (text: string) => text.replace(/^[\s(*_~]+(?!\d)|[\s.,;:!?)\]*_~'"”’]+$/g, "");

type Kind = {
	pattern: RegExp;
	/** Whether what looks like one is one. */
	isPlausible?: (text: string, verdict: ChannelVerdict) => boolean;
};

/**
 * In this order, because an address may contain what looks like another. What a parenthesis captures is the text. Without the upper
 * bounds, a message of one long word would keep the process busy.
 */
const KINDS: readonly Kind[] = [
	{ pattern: /(?:[a-z][a-z\d+.-]{0,20}:\/\/|www\.)[^\s<>"']+/gi },
	{ pattern: /[^\s@<>()[\]:;,"']{1,64}@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}/gu },
	{
		pattern: /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?#][^\s<>"']*)?/gu,
		isPlausible: isPlausibleLink,
	},
	{ pattern: /(?<![\d*#])[*#]\d[\d*]*#/g },
	// A number in Ghana, with or without the code of the country. Letters may stand for digits that they look like.
	{
		pattern:
			/(?<![\p{L}\p{N}])(?:(?:\+|00)?[ (]?233[ \t().‐‑–—-]*(?:0\)?)?|\(?[0Oo])(?:[ \t().‐‑–—-]*[\dOolI|]){9}(?![\p{L}\p{N}])/gu,
		isPlausible: (text) => text.replace(/\D/g, "").length >= 6,
	},
	{ pattern: /(?<!\d)(?:\+|00)[1-9](?:[ \t().-]*\d){7,14}(?!\d)/g },
	// Other digits are amounts, dates and codes, unless somebody is told to call them or write to them.
	{
		pattern:
			/\b(?:call|dial|text|sms|reply(?: \w+)? to|whats ?app|short ?code|hot ?line|help ?line)\b(?:\W+(?:us|me|on|to|at|via|now|free|is|number|yes))*\W*?(\d(?: ?\d){2,8})(?![\d/.,-]*\d)/gi,
	},
	{ pattern: /(?<![\p{L}\p{N}._-])@[\p{L}\p{N}._-]{2,}/gu },
];

/** 'Ltd.Call' is none. One with a usual ending or a path is, and so is what is ours or imitates it. */
function isPlausibleLink(text: string, verdict: ChannelVerdict): boolean {
	if (verdict.is === "ours" || verdict.is === "imitation") return true;
	const [host = "", path] = text.split(/(?=[/?#])/);
	return path !== undefined || USUAL_ENDING.test(host);
}

const USUAL_ENDING =
	/\.(?:[a-z]{2}|com|net|org|info|biz|xyz|online|site|website|shop|store|app|dev|top|club|live|link|click|page|web|loans?|bank|finance|money|credit|africa|vip|icu|pro|tech|space|fun)$/;

function kindOf(text: string) {
	if (/^[*#]|^(?:\d ?){3,6}$/.test(text)) return "code";
	return SHORTENER.test(text) && "shortened";
}

const SHORTENER =
	/^(?:https?:\/\/)?(?:www\.)?(?:bit\.ly|tinyurl\.com|t\.co|cutt\.ly|is\.gd|rb\.gy|goo\.gl|t\.ly|ow\.ly|s\.id|tiny\.cc|shorturl\.at|rebrand\.ly)(?:\/|$)/i;
