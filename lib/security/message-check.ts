import { USSD_CODE } from "#lib/company/limits";
import { type ChannelVerdict, checkChannel, type KnownChannels } from "#lib/security/channel-check";
import { NEVER_ASKED, type NeverAskedItem } from "#lib/security/safety";
import { plainLetters } from "#lib/text/text-match";

/** Longer than any SMS, and than what is usually passed on in our name. */
export const MESSAGE_MAX_LENGTH = 2_000;

/** A number, link, code, email address or @name in a message, and whose it is. */
export type FoundChannel = { text: string; verdict: Verdict };

/** An unknown channel may be a short code, a link that hides where it leads, or one with characters that nobody sees. */
type Verdict = ChannelVerdict | { is: "code" | "shortened" | "hidden" };

export type MessageCheck = {
	/** Each once, by kind. */
	found: readonly FoundChannel[];
	/** The secrets that the message asks for, of those that the company never asks for. */
	asksFor: readonly NeverAskedItem[];
	/** Of all that, what the message names without a request. Honest warnings do that. */
	speaksOf: readonly NeverAskedItem[];
	/** It promises a prize or a gift. */
	isPrize: boolean;
	/** It says not to tell a secret, and nothing else. */
	isWarning: boolean;
	/** It is one number, link, code, address or name without words around it. */
	isChannel: boolean;
	/** Its end was not read. */
	isCut: boolean;
};

/** Whose the numbers, links, codes and addresses in a message are, and what it asks for. The message may be a single one of them. */
export function checkMessage(typed: string, known: KnownChannels): MessageCheck {
	const message = typed.slice(0, MESSAGE_MAX_LENGTH).toWellFormed().trim();
	// Some characters become eighteen.
	const asWritten = message.normalize("NFKC").slice(0, MESSAGE_MAX_LENGTH);
	const sentences = sentencesOf(asWritten);
	const requests = sentences.map(withoutForbidden);
	const asksFor = NEVER_ASKED.filter(({ what }) =>
		requests.some(
			(sentence, at) =>
				asks(what, sentence) || (ASKS_FOR_IT.test(sentence) && isSecret(what, sentences[at - 1] ?? "")),
		),
	);
	const named = NEVER_ASKED.filter(({ what }) => sentences.some((sentence) => isNamed(what, sentence)));
	const inText = channelsIn(asWritten, known);
	const whole = inText.length > 0 ? undefined : checkChannel(message, known);
	// A word could be the name of a page. But it is rather a word.
	const isWord = whole?.is === "unknown" && /^\p{L}+$/u.test(bare(asWritten));
	const isFound = whole && whole.is !== "unreadable" && !isWord;
	const found = isFound ? [{ text: asWritten, verdict: whole }] : inText;
	const names = known.names.map(plainLetters);
	const [first = "", ...others] = sentences.map(bare);
	const toldTo = [withoutName(first), ...others];
	return {
		found,
		asksFor,
		speaksOf: named.filter((rule) => !asksFor.includes(rule)),
		isPrize: requests.some((sentence) => hasAny(PRIZE, sentence)),
		isWarning:
			found.length === 0 &&
			toldTo.some((sentence) => WARNING.test(sentence)) &&
			toldTo.every((sentence) => WARNING.test(sentence) || names.includes(sentence)),
		isChannel: found[0]?.text === bare(asWritten),
		isCut: typed.trim().length > MESSAGE_MAX_LENGTH,
	};
}

/** Whether it cannot be ours: people should tell the company about it. */
export const isFake = ({ asksFor, found, isPrize }: MessageCheck): boolean =>
	asksFor.length > 0 ||
	has(found, "imitation", "hidden") ||
	(isPrize && has(found, "unknown", "code", "shortened"));

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

/** In small letters without accents. After our own code, customers do enter their PIN. */
const sentencesOf = (asWritten: string): string[] =>
	plainLetters(asWritten.replace(UNSEEN, ""))
		.replace(HARMLESS_CODE, "number")
		.split(/[.!?]\s|\n/)
		.map((sentence) => (sentence.includes(USSD_CODE) ? sentence.replace(ENTER_PIN, " ") : sentence));

/** A code to dial, or the reference of a transfer: nobody keeps it from us. */
const HARMLESS_CODE =
	/\b(?:mtcn|reference|ussd|short|promo|branch) ?codes?\b|\bcodes?\b(?=\W{0,3}(?:[*#]\d|mtcn|reference))/g;

const ENTER_PIN = /\b(?:enter|type) your (?:\w+ )?pin\b|\b(?:tapez|entrez|saisissez) votre (?:\w+ )?pin\b/;

const hasAny = (patterns: readonly RegExp[], sentence: string) =>
	patterns.some((pattern) => pattern.test(sentence));

/**
 * The part of a warning that forbids or reports: 'never tell', 'anybody who asks you to send'. The rest of its sentence may still
 * ask: 'Do not share this, and send your PIN'. A threat, 'if you do not send', forbids nothing.
 */
const FORBIDDEN = [
	/(?<!\bif (?:you|u) (?:do |did |will |can)?)\b(?:never|not|don['’]?t|won['’]?t|nobody|no one)\s+(?:(?!fail|forget|hesitat|delay|refus|fear|afraid|worr|neglect|wait|stop)\w+\s+){0,4}(?:ask|share|tell|say|give|disclose|reveal|send|enter|need|pay|charge)(?: for)?(?: (?:\w+ ){0,3}fees?)?\b/g,
	/\b(?:who|that|which|(?:any|some)\w+) (?:\w+ ){0,2}(?:ask|want)s?\b(?: (?:\w+ )?to \w+)?/g,
	/\bpay (?:us )?nothing\b/g,
	/\bno (?:(?:dey|go|fit|ever|let) )?(?:ask|share|tell|give|send|show)\b/g,
	/\bn(?:e |['’])\w+ (?:pas|jamais)\b|\bjamais \w+/g,
	/\b(?:mfa|nka|nkyere|yemmisa)\b/g,
];

/** In Twi and French, a sentence that speaks of thieves or care is taken for a warning. */
const OF_THIEVES = /\bhwe yie\b|kronfo|daadaa|\barnaque/;

/** 'Tell nobody except our agent' forbids nothing. */
const EXCEPTION = /\b(?:except|unless|apart from|other than|only (?:to|with))\b/;

/** A sentence without the parts that forbid. */
const withoutForbidden = (sentence: string) => {
	if (EXCEPTION.test(sentence)) return sentence;
	return OF_THIEVES.test(sentence)
		? ""
		: FORBIDDEN.reduce((rest, words) => rest.replace(words, " "), sentence);
};

/** A request for something named in the sentence before. */
const ASKS_FOR_IT = /\b(?:send|give|tell|share|forward|submit) (?:us |me )?(?:it|them)\b|\breply with it\b/;

/** Requests in English and pidgin, French and Twi. */
const REQUEST = [
	/\b(?:send|give|tell|share|forward|read|provide|enter|type|reply|confirm|verify|submit|need|want|require|update|use)\w*\b/,
	/\b(?:gimme|drop|show (?:me|us))\b|\b(?:say|whisper|dictate) (?:(?:me|us|out) )?(?:the|your|ur|de|dat)\b/,
	/\b(?:envoy|envoie|donn|communiqu|dites|tapez|saisi|entrez|transmett|fourni|partag)/,
	/\b(?:bre|bra|kyere|ma me|ma yen|mane|mena|soma|twere|kyerew|yehia|mehia)\b/,
];

type What = NeverAskedItem["what"];

const asks = (what: What, sentence: string) =>
	SECRETS[what] ? isSecret(what, sentence) && hasAny(REQUEST, sentence) : hasAny(MONEY_FIRST, sentence);

const isSecret = (what: What, sentence: string) => hasAny(SECRETS[what] ?? [], sentence);

/** Whether a sentence names it, in any language: most say 'code'. */
const isNamed = (what: What, sentence: string) =>
	isSecret(what, sentence) || (what === "A one-time code (OTP)" && ANY_CODE.test(sentence));

const ANY_CODE = /\bcodes?\b/;

/** How a sentence names what nobody may be told. */
const SECRETS: Partial<Record<What, readonly RegExp[]>> = {
	"Your PIN": [
		/\bp[\W_]?[i1l|][\W_]?n\b/,
		/\bsecret (?:code|number|digit)s?\b/,
		/\b(?:code|numero) secret\b/,
		/\b(?:the|your|ur|de|dat|that) (?:4|four) numbers?\b/,
		/(?<!\b(?:to|on|for) (?:\w+ )?)\b(?:numbers?|figures?) wey (?:you|u) (?:dey )?use\b/,
		/\b(?:4|quatre) chiffres\b/,
	],
	"A one-time code (OTP)": [
		/\bo[\W_]?t[\W_]?p\b|\bone[- ]?time (?:code|pass)/,
		/\b(?:the|a|your|that|dat|de|digit|verification|le|ce|votre|ton) code\b(?! (?:pin|secret)|:? ?\d{4})/,
		/\bcode (?:no|wey|que|recu)\b/,
		/(?<!\d)(?:[3-8]|four|five|six|eight)[- ]?(?:digits?|figures?)\b(?! pin)/,
		/\b(?:numbers?|figures) (?:(?:that|which|wey) )?(?:we|i|dem) (?:(?:have|just|don|mistakenly) ){0,2}sen[dt]\b/,
		/\b(?:read|tell|send|give) (?:us|me) (?:the|de) (?:numbers?|figures) (?:(?:that|which|wey) )?(?:you|u) (?:see|get|receive)\b/,
	],
	"A password": [/\bpass\W?(?:word|code)s?\b/, /\bmots? de passe\b/],
};

const PRIZE = [
	/\b(?:prizes?|lottery|jackpot|raffle|gifts?|giveaway|grants?|bonus|rewards?|winners?)\b/,
	/\b(?:you|u)(?:['’]ve| have| don)? w[io]n\b|\bfree (?:data|airtime|cash|money|gh)/,
	/\bvous avez gagne\b|\bcadeaux?\b/,
];

const SECRET =
	"(?:(?:your|any|a|the) )?(?:pin|otp|password|passcode|one-time code|secret code|secret number|code)s?";
const A_SECRET = `${SECRET}(?:(?:, | or | and |, or )${SECRET}){0,4}`;
const WHOEVER = "(?:anyone|anybody|any person)(?:,? not)?(?:,? even (?:to |with )?our (?:own )?staff)?";
/** A sentence with no room for a request: every word of it is here. */
const WARNING = new RegExp(
	`^(?:please )?(?:never|do not|don['’]?t) (?:ever )?(?:(?:share|give|send|show|disclose|reveal|tell) ${A_SECRET}(?: (?:to|with) ${WHOEVER})?|(?:tell|give|send|show) ${WHOEVER} ${A_SECRET})$|^(?:we|our staff)(?: will)? (?:never|do not|don['’]?t|not) (?:ever )?ask (?:you )?for ${A_SECRET}$`,
);

/** The person or the company in front of a sentence: 'Ama: …', 'Dear customer, …'. One word, in which there is no room for a request. */
const withoutName = (sentence: string): string => {
	const [front = "", name = ""] = /^(?:(?:dear|hello|hi) )?(\p{L}{2,20})[:,] /u.exec(sentence) ?? [];
	return hasAny(REQUEST, name) ? sentence : sentence.slice(front.length);
};

const MONEY_FIRST = [
	/\b(?:(?:pay|send|deposit|momo)\b|transfer (?:the |a |gh|[¢₵\d])).*\b(?:fees?|charges?|insurance|commission|processing|registration|activat\w+|tax|clearance|release|claim|unlock|prize|won|first)\b/,
	/\bfirst,? (?:pay|send|deposit)\b|\b(?:upfront|advance) (?:fee|payment)\b|\bfees?\b.*\bbefore\b/,
	/\b(?:pay|send|momo)\b.*\bfor (?:\w+ ){0,3}(?:forms?|uniform|training|medicals?|interview)\b/,
	/\bbuy (?:\w+ ){0,2}forms?\b|\b(?:forms?|uniform|training|medicals?) costs?\b.*\bpay\b/,
	/\b(?:insurance|stamp duty|customs|refundable deposit)\b.*\b(?:first|due (?:now|today)|by (?:momo|mobile money)|to this number)\b/,
	/\b(?:payez|envoyez|versez)\b.*\b(?:frais|inscription|dossier)\b|\btua\b.*\b(?:ansa|kan)\b/,
];
