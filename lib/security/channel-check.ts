import { decodedSegment } from "#lib/web/path-segment";

/**
 * Whether a phone number, link or handle is one of the company's own. The answer is only that it is on the list, is not, or cannot
 * be read. A sender can be forged, so nothing is ever called safe.
 *
 * Two spellings are one channel if they reach the same place: capitals in a domain, '0' for '+233', full-width digits. A look-alike
 * does not reach it, and is distinguished by its exact characters.
 */
export type ChannelVerdict =
	/** Ours, or that of a public office to which the site itself sends visitors; `of` names which. */
	| { is: "ours" | "office"; of: string }
	/**
	 * - `unchecked`: a phone number that may be a branch's, whose numbers are not known now
	 * - `imitation`: not ours, and written to pass for ours
	 * - `unknown`: on no list
	 * - `name`: only the company's name, which anyone can write
	 * - `unreadable`: no channel
	 */
	| { is: "unchecked" | "imitation" | "unknown" | "name" | "unreadable" };

/** Longer than any plausible link; longer input is not read. */
export const CHANNEL_MAX_LENGTH = 300;

/** Shorter names would match too many words. */
const SHORTEST_NAME = 4;

type Known = readonly { key: string; label: string }[];
export type KnownChannels = {
	ours: Known;
	offices: Known;
	/** The company's names, to detect imitations. */
	names: readonly string[];
	/** The numbers of the branches could not be loaded. */
	isBranchUnknown: boolean;
};

/** The verdict on a text, compared with these. */
export function checkChannel(
	typed: string,
	{ ours, names, offices, isBranchUnknown }: KnownChannels,
): ChannelVerdict {
	const look = appearance(typed);
	const looks = names.map(appearance).filter((name) => name.length >= SHORTEST_NAME);
	if (looks.includes(look) && !/[@.]/.test(typed)) return { is: "name" };
	const keys = readChannel(typed);
	if (keys.length === 0) return { is: "unreadable" };
	const found = ours.filter((own) => keys.some((key) => key === own.key || isBelow(key, own.key)));
	if (found.length > 0 && NUMBER_WITH_LETTERS.test(plain(typed))) return { is: "imitation" };
	if (found.length > 0) return { is: "ours", of: found.map(({ label }) => label).join(", ") };
	const office = offices.find(({ key }) => keys.includes(key));
	if (office) return { is: "office", of: office.label };
	if (isBranchUnknown && keys.some((key) => BRANCH_NUMBER.test(key))) return { is: "unchecked" };
	const imitates =
		looks.some((name) => look.includes(name)) ||
		keys.some((key) => FOREIGN_LETTERS.test(key) || ours.some((own) => isLongerCode(key, own.key)));
	return { is: imitates ? "imitation" : "unknown" };
}

/** A reader takes O for 0, and l and I for 1, and dials our number; nobody of ours writes it so. */
const NUMBER_WITH_LETTERS = /^(?:tel:|sms:)?(?=.*[OolI|])[+\d\s().\-‐‑–—/OolI|\p{Cf}]+$/u;
/** No branch has a short code. */
const BRANCH_NUMBER = /^tel:\d{7}/;

/** A post below the company's own page on a network. */
const isBelow = (key: string, own: string) =>
	/^(?:facebook|x|instagram|linkedin):\/./.test(own) && key.startsWith(`${own}/`);

/** '*277*1*…#' does at once what '*277#' would ask about, so it can move money. */
const isLongerCode = (key: string, own: string) =>
	own.startsWith("ussd:") && key.startsWith(own.slice(0, -1));

/** A domain with characters of another alphabet, in the browsers' encoding. */
const FOREIGN_LETTERS = /^web:(?:.*\.)?xn--/;

/**
 * The channels that a text may mean, each as a key that all its spellings share: `tel:300000000`, `wa:300000000`,
 * `mail:a@b.example`, `x:/name`, `web:example.com`, `ussd:*277#`. A handle without its network may mean several. Empty
 * if it is none.
 */
export function readChannel(typed: string): string[] {
	if (typed.length > CHANNEL_MAX_LENGTH) return [];
	const text = plain(typed);
	// 'localhost:3000' starts with a host, 'tel:030' with a scheme.
	const [, scheme = "", rest = ""] = /^(tel|sms|[a-z][a-z\d+.-]*(?=:\D)):(.*)$/is.exec(text) ?? [];
	switch (scheme.toLowerCase()) {
		case "":
			return withoutScheme(text);
		case "http":
		case "https":
			return link(text);
		case "tel":
		case "sms":
			return numberOrCode(decodedSegment(rest.replace(/[?;].*$/s, "")));
		case "mailto":
			return mail(decodedSegment(rest.replace(/\?.*$/s, "")));
		case "whatsapp":
			return whatsapp(/[?&]phone=([^&]*)/.exec(rest)?.[1]);
		default:
			return [`other:${scheme}`];
	}
}

/** Without quotation marks, and with full-width characters converted as phones and browsers do. */
const plain = (text: string) =>
	text
		.normalize("NFKC")
		.replace(/^[\s\p{Cf}"'“‘([]+|[\s\p{Cf}"'”’)\].,;!]+$/gu, "")
		// 'WhatsApp: 030 …'
		.replace(/^\p{L}[\p{L} -]*:\s+/u, "");

function withoutScheme(text: string): string[] {
	const number = numberOrCode(text);
	if (number.length > 0) return number;
	const inBrackets = /<([^<>]+)>$/.exec(text)?.[1];
	if (inBrackets?.includes("@")) return mail(inBrackets);
	if (/\s/.test(text)) return [];
	if (/\p{L}/u.test(text) && /^(?:@[\p{L}\p{N}._-]+|[\p{L}\p{N}_-]{2,})$/u.test(text))
		return handle(text.replace(/^@/, ""));
	if (/^[^@/]+@[^@/]+$/.test(text)) return mail(text);
	return /^[^/?#]*[^/?#.][.:][^/?#.]/.test(text) ? link(`https://${text}`) : [];
}

function numberOrCode(text: string): string[] {
	const written = text.replace(/\p{Cf}/gu, "");
	const code = written.replace(/\s/g, "");
	if (/^[*#][\d*#]*$/.test(code)) return [`ussd:${code}`];
	// O for 0, l and I for 1: a reader dials the digits.
	const digits = /\d/.test(written) ? written.replace(/[Oo]/g, "0").replace(/[lI|]/g, "1") : written;
	const national = /^\+?[\d\s().\-‐‑–—/]+$/.test(digits) ? nationalNumber(digits) : undefined;
	return national ? [`tel:${national}`, `wa:${national}`] : [];
}

/** The digits after Ghana's code or the leading zero; all digits of another country's number. */
export function nationalNumber(text: string): string | undefined {
	const digits = text.replace(/\(0\)/g, "").replace(/\D/g, "");
	if (digits.length < 3 || digits.length > 17) return undefined;
	return digits.replace(/^(?:00)?2330?(?=\d{9}$)|^0(?=\d{9}$)/, "");
}

function mail(text: string): string[] {
	const address = text.trim().toLowerCase();
	return /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(address) ? [`mail:${address}`] : [];
}

function whatsapp(number: string | undefined): string[] {
	const national = nationalNumber(decodedSegment(number ?? ""));
	return [national ? `wa:${national}` : "other:whatsapp"];
}

/** A handle may belong to any of the networks. */
const handle = (name: string) =>
	["facebook:/", "x:/", "instagram:/", "linkedin:/company/"].map((page) => page + name.toLowerCase());

function link(text: string): string[] {
	const url = URL.parse(text);
	if (!url) return [];
	const host = url.host.replace(/\.(?=$|:)/, "").replace(/^www\./, "");
	if (host === "wa.me") return whatsapp(/^\/\+?(\d+)\/?$/.exec(url.pathname)?.[1]);
	if (/^(?:api|web)\.whatsapp\.com$/.test(host))
		return whatsapp(/^\/send\/?$/.test(url.pathname) ? (url.searchParams.get("phone") ?? "") : "");
	const [network] = NETWORKS.find(([, hosts]) => hosts.test(host)) ?? [];
	if (!network) return [`web:${host}`];
	// Left encoded, because an encoded slash is not a slash.
	const path = url.pathname.toLowerCase().split("/").filter(Boolean).join("/");
	const id = path === "profile.php" ? `?${url.searchParams.get("id")}` : "";
	return [`${network}:/${path}${id}`];
}

const NETWORKS: readonly [name: string, hosts: RegExp][] = [
	["facebook", /^(?:(?:m|web|mbasic|[a-z]{2}-[a-z]{2})\.)?(?:facebook|fb)\.com$/],
	["x", /^(?:(?:mobile|m)\.)?(?:x|twitter)\.com$/],
	["instagram", /^(?:instagram\.com|instagr\.am)$/],
	["linkedin", /^(?:(?:m|[a-z]{2})\.)?linkedin\.com$/],
];

/**
 * A text reduced to its looks: similar characters become one, and separators are dropped. Texts that look the same need not be
 * the same.
 */
const appearance = (text: string) =>
	text
		.normalize("NFKD")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}|!$€]/gu, "")
		.replace(/./gu, (letter) => ALIKE.get(letter) ?? letter)
		.replace(/rn/g, "m")
		.replace(/vv/g, "w");

/** Cyrillic and Greek letters, digits and signs, each above the Latin letter that it resembles. */
const ALIKE = new Map(
	[
		["авеёкмнорстухіїјѕԁһӏ", "abeekmhopctyxlljsdhl"],
		["αβεικνορτυχγ", "abelkvoptuxy"],
		["0134569i|!ı$€ɡ", "oleasggllllseg"],
	].flatMap(([from = "", to = ""]) => [...from].map((letter, at) => [letter, to[at] ?? letter] as const)),
);
