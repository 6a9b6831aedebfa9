import { decodeHTMLStrict } from "entities";
import { z } from "zod";
import { blocksOfHtml, isHtml } from "#lib/backend/html";
import { shownPicture } from "#lib/backend/picture-hosts";
import {
	ENTRIES_MAX,
	entriesOf,
	isMeaningless,
	lineOf,
	plainText,
	plainValue,
	several,
	single,
	TEXT_MAX_CHARACTERS,
	unescaped,
} from "#lib/backend/plain-value";
import { type Block, textOfBlocks } from "#lib/text/blocks";
import { safeHref } from "#lib/web/safe-href";

/*
 * Field types for the backend's responses, as tolerant as the responses require: ids may be numbers, numbers may be written as people
 * write them, anything may be null. Each returns a value of ours or undefined. A field of any other shape counts as absent and costs
 * nothing else.
 */

/** Longer URLs are rejected; truncated, they would point elsewhere. */
const URL_MAX_CHARACTERS = 2_000;
/** Longer than any number that people write. */
const NUMBER_MAX_CHARACTERS = 40;

/** Where a URL is inside an object: in what image hosts, upload libraries and Strapi return. */
export const URL_NAMES = ["secure_url", "image_url", "url", "src", "path", "data", "attributes"];

/**
 * A line of text, trimmed, with HTML reduced to its text and entities decoded. Blank, null, missing, of another shape and words such as
 * 'N/A' are undefined.
 */
export const text = single().transform((value) => lineOf(value) || undefined);

/** A phone number as text. One that was stored as a number has lost its 0. */
export const phone = single().transform((value) => lineOf(value).replace(/^\d{9}$/, "0$&") || undefined);

/** A long text as plain text, and as blocks if it came as HTML. */
type LongText = { plain: string; blocks?: Block[] };

/** A long text, plain or HTML. A list of texts is its paragraphs. Blank, null, missing and HTML without text are undefined. */
export const longText = z
	.preprocess(
		(value) =>
			Array.isArray(value)
				? entriesOf(value)
						.flatMap((entry) => plainValue(entry) ?? [])
						.join("\n\n")
				: plainValue(value),
		z
			.union([z.string(), z.number()])
			.meta({
				description:
					"Plain text, its newlines real or escaped, or HTML. Of HTML, p, br, strong, b, em, i, ul, ol, li, h3, h4 and links to http, https, mailto, tel or a path of the website are shown as what they are; of every other tag the text is shown, of img its alternative text; script, style and iframe are left out with their text. What is longer than 100,000 characters is cut.",
			})
			.nullish(),
	)
	.optional()
	.transform((value): LongText | undefined => {
		const given = unescaped(String(value ?? "").trim());
		const blocks = isHtml(given) ? blocksOfHtml(given) : undefined;
		const plain = blocks ? textOfBlocks(blocks) : plainText(given);
		if (plain === "" || isMeaningless(plain)) return undefined;
		return { plain, ...(blocks && { blocks }) };
	});

/**
 * The URL of a page, file or picture. One that begins with `www.` is on the web, not on this site. Blank, too long and of
 * another shape are undefined.
 */
export const url = single(URL_NAMES).transform(urlOf);

function urlOf(value: unknown): string | undefined {
	const given = String(value ?? "").trim();
	if (given === "" || given.length > URL_MAX_CHARACTERS) return undefined;
	const decoded = decodeHTMLStrict(given);
	return /^www\./i.test(decoded) ? `https://${decoded}` : decoded;
}

/**
 * The URL of a file that visitors can open: on a public host, or below `/content/` on this site. Any other would lead nowhere, such as
 * a path of the backend's own disk, and counts as absent.
 */
export const fileUrl = single(URL_NAMES).transform((value) => {
	const href = safeHref(urlOf(value));
	return href && VISIBLE_FILE.test(href) ? href : undefined;
});

/** The URL of a page or file, on the web or on this site. A file that this site does not have counts as absent. */
export const link = single(URL_NAMES).transform((value) => {
	const href = safeHref(urlOf(value));
	return href && FILE.test(href) && !VISIBLE_FILE.test(href) ? undefined : href;
});

const FILE = /^[^?#]*\.(?:pdf|docx?|xlsx?|pptx?|txt|csv)(?:[?#]|$)/i;
const VISIBLE_FILE = /^(?:https?:|\/content\/)/;

/**
 * A finite number. A string may have it as people write it: '1,200', 'GHS 1,200.50', '₵900', '15%', '47,000+'. Anything that says
 * more than one number and its unit is undefined, because half of it may be wrong; so is '2.800', which may be 2,800 or 2.8.
 */
export const number = single().transform((value) => {
	const digits = writtenNumber(value);
	return /^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(digits) && typeof value === "string" ? undefined : finite(digits);
});

/** A number whose digits nobody groups, such as a degree of latitude. */
export const degrees = single().transform((value) => finite(writtenNumber(value)));

const finite = (digits: string) =>
	digits !== "" && Number.isFinite(Number(digits)) ? Number(digits) : undefined;

const CURRENCY = "(?:GHS|GH₵|GH¢|GHc|₵|¢|cedis)";
const DIGITS = "[-+]?(?:[1-9]\\d{0,2}(?:[, ]\\d{3})+|\\d+)(?:\\.\\d+)?(?:e[-+]?\\d{1,3})?";
const WRITTEN_NUMBER = new RegExp(`^${CURRENCY}? ?(${DIGITS}) ?(?:${CURRENCY}|[%+]|/-)?$`, "i");

/** The digits of a number as programs write it; "" if there is none. */
function writtenNumber(value: string | number | null | undefined): string {
	if (typeof value !== "string") return String(value ?? "");
	if (value.length > NUMBER_MAX_CHARACTERS) return "";
	const [, digits = ""] = WRITTEN_NUMBER.exec(plainText(value).normalize("NFKC")) ?? [];
	return digits.replace(/[, ]/g, "");
}

/** A year, also as 'FY 2022' or '2023/2024', of which it is the first. */
export const year = single().transform((value) => {
	const digits = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(lineOf(value).normalize("NFKC"));
	return digits ? Number(digits[0]) : undefined;
});

/** Yes or no, from a boolean, 1 and 0, or the words yes, no, true and false; anything else is undefined. */
export const flag = z
	.union([z.boolean(), z.number(), z.string()])
	.nullish()
	.catch(undefined)
	.transform((value): boolean | undefined => {
		const word = String(value ?? "")
			.trim()
			.toLowerCase();
		if (["true", "yes", "1"].includes(word)) return true;
		return ["false", "no", "0"].includes(word) ? false : undefined;
	});

/** A list of texts without blank ones; a single text is a list of one, an HTML list or several lines a list of several. */
export const texts = several().transform((value) => {
	const [only] = value;
	const entries = value.length === 1 && typeof only === "string" ? linesOf(only) : value;
	return entries.map(lineOf).filter(Boolean);
});

const linesOf = (text: string): string[] =>
	(isHtml(text) ? textOfBlocks(blocksOfHtml(text)) : text.slice(0, TEXT_MAX_CHARACTERS))
		.split(/\n|\\n/)
		.slice(0, ENTRIES_MAX);

/** The URL of a picture that this site can show. Any other counts as absent, so that its place shows the fallback. */
export const pictureUrl = single(URL_NAMES).transform((value) => shownPicture(urlOf(value)));

/** Pictures as strings or as objects with their URL; a list of URLs. */
export const images = several(URL_NAMES).transform((value) =>
	value.flatMap((entry) => shownPicture(urlOf(entry)) ?? []),
);

/** The names of a picture field. */
export const picture = { image: pictureUrl, image_url: pictureUrl, img: pictureUrl, images };

/** The picture of an item: `image`, else `image_url`, else `img`, else the first of `images`. */
export const pictureOf = (wire: { image?: string; image_url?: string; img?: string; images: string[] }) =>
	wire.image ?? wire.image_url ?? wire.img ?? wire.images[0];

/** The names of an id field. */
export const identifier = { id: text, _id: text };

/** Reports that an item lacks this field, so that its list leaves it out. For the transform of a schema. */
export function unusable(context: z.RefinementCtx, field: string, message: string): never {
	context.addIssue({ code: "custom", path: [field], message });
	return z.NEVER;
}

/** The id of an item as text: `id`, else `_id`. */
export const idOf = (wire: { id?: string; _id?: string }) => wire.id ?? wire._id;
