import { decodeHTMLStrict } from "entities";
import { z } from "zod";
import { note, sampleOf } from "#lib/backend/client/findings";
import { blocksOfHtml, isHtml } from "#lib/backend/html";
import { shownPicture } from "#lib/backend/picture-hosts";
import {
	ENTRIES_MAX,
	first,
	isMeaningless,
	lineOf,
	plainText,
	several,
	single,
	soleText,
	soleTexts,
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
export const text = first()
	.transform((value) => lineOf(value) || undefined)
	.meta({ description: "One line, at most 1,000 characters" });

/** A phone number as text. One that was stored as a number has lost its 0, and perhaps has decimals. */
export const phone = first()
	.transform(
		(value) =>
			lineOf(value)
				.replace(/^(\+?\d{9,15})\.0+$/, "$1")
				.replace(/^[1-9]\d{8}$/, "0$&") || undefined,
	)
	.meta({
		description:
			"A telephone number, the first of several is dialled. Without a number that exists there is no link.",
		examples: ["+233 30 274 0000", "0302 740 000"],
	});

/** A figure with its unit beside it, shown as it is written. With a footnote it is another figure. */
export const figure = single()
	.transform((value) => {
		const words = lineOf(value);
		return RAISED.test(words) || /(?:<|&lt;)su[bp]\b/i.test(String(value)) ? undefined : words || undefined;
	})
	.meta({ description: "A figure as visitors read it, without its unit", examples: ["36", "5.00"] });

/** Figures that are raised or lowered. Elsewhere they would be read as part of the number before them. */
const RAISED = /[\u00b2\u00b3\u00b9\u2070-\u209c]/;

/** A long text as plain text, and as blocks if it came as HTML. */
type LongText = { plain: string; blocks?: Block[] };

/**
 * A long text, plain or HTML. A list of texts is its paragraphs. Blank, null, missing and HTML without text are undefined, and so is
 * what has other texts than one: half of it would read like the whole.
 */
export const longText = z
	.preprocess(
		(value) => (Array.isArray(value) ? soleTexts(value)?.join("\n\n") : soleText(value)),
		z.union([z.string(), z.number()]).nullish(),
	)
	.optional()
	.transform((value): LongText | undefined => {
		const given = unescaped(String(value ?? ""));
		if (given.length > TEXT_MAX_CHARACTERS) note(`a text is cut at 100,000 characters: ${sampleOf(given)}`);
		const blocks = isHtml(given) ? blocksOfHtml(given) : undefined;
		const plain = blocks ? textOfBlocks(blocks) : plainText(given);
		if (plain === "" || isMeaningless(plain)) return undefined;
		return { plain, ...(blocks && { blocks }) };
	})
	.meta({
		description:
			"Plain text, its newlines real or escaped, or HTML; a list of texts is its paragraphs. Of HTML, p, br, strong, b, em, i, ul, ol, li, h3, h4 and links to http, https, mailto, tel or a path of the website are shown as what they are; of every other tag the text is shown, of img its alternative text; script, style and iframe are left out with their text, and so are del, s and strike. What is longer than 100,000 characters, without pictures inside it (data:), is cut.",
		examples: ["<p>We are open on Saturday.</p>", ["First paragraph", "Second paragraph"]],
	});

/** A URL; one that begins with `www.` is on the web, not on this site. Blank and too long are undefined. */
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
export const fileUrl = single(URL_NAMES)
	.transform((value) => {
		const href = safeHref(urlOf(value));
		return href && VISIBLE_FILE.test(href) ? href : undefined;
	})
	.meta({
		description: "A file on a public host, or below /content/ of the site",
		examples: ["https://files.example.com/report.pdf"],
	});

/** The URL of a page or file, on the web or on this site. An unsafe one, and a file that this site does not have, count as absent. */
export const link = single(URL_NAMES)
	.transform((value) => {
		const href = safeHref(urlOf(value));
		return href && FILE.test(href) && !VISIBLE_FILE.test(href) ? undefined : href;
	})
	.meta({ description: "A page or file of the site or of the web", examples: ["/notices/4"] });

const FILE = /^[^?#]*\.(?:pdf|docx?|xlsx?|pptx?|txt|csv)(?:[?#]|$)/i;
const VISIBLE_FILE = /^(?:https?:|\/content\/)/;

const CURRENCY = "(?:GHS|GH₵|GH¢|GHc|₵|¢|cedis)";
const DIGITS = "[-+]?(?:[1-9]\\d{0,2}(?:[, ]\\d{3})+|\\d+)(?:\\.\\d+)?";

/** The forms of a number: with nothing beside it, or perhaps with its unit. Only `signed` ones may be below 0. */
const FORMS = {
	signed: new RegExp(`^(${DIGITS})$`),
	count: new RegExp(`^(${DIGITS})\\+?$`),
	money: new RegExp(`^${CURRENCY}? ?(${DIGITS}) ?(?:${CURRENCY}|\\+|/-)?$`, "i"),
	percent: new RegExp(`^(${DIGITS}) ?%?$`),
};

/**
 * A finite number. A string may have it as people write it: '1,200', '47,000+'. Anything that says more than one number and its unit,
 * or has another unit, is undefined, because half of it may be wrong; so is '2.800', which may be 2,800 or 2.8.
 */
const numberIn = (form: keyof typeof FORMS) =>
	single().transform((value) => {
		const said = typeof value === "string" ? numberOf(value, FORMS[form], form === "signed") : value;
		return Number.isFinite(said) && (form === "signed" || Number(said) >= 0) ? Number(said) : undefined;
	});

function numberOf(text: string, form: RegExp, isNeverGrouped: boolean): number | undefined {
	if (text.length > NUMBER_MAX_CHARACTERS || RAISED.test(text)) return undefined;
	const [, digits = ""] = form.exec(plainText(text).normalize("NFKC")) ?? [];
	const isAmbiguous = !isNeverGrouped && /^[-+]?[1-9]\d{0,2}\.\d{3}$/.test(digits);
	return digits === "" || isAmbiguous ? undefined : Number(digits.replace(/[, ]/g, ""));
}

/** An amount in GHS: 'GHS 1,200.50', '₵900'. One in percent is undefined. */
export const money = numberIn("money").meta({
	description: "In GHS. One in percent or below 0 counts as absent.",
	examples: [1200.5, "GHS 1,200.50"],
});

/** A share in percent: 36, '36%'. One with a currency is undefined. */
export const percent = numberIn("percent").meta({
	description: "In percent, '36' or '36%'. An amount of money counts as absent.",
	examples: [36, "2.5%"],
});

/** A number of things: 12, '47,000+'. One with a unit is undefined. */
export const count = numberIn("count").meta({
	description: "A number without a unit",
	examples: [12, "47,000"],
});

/** A place in an order. */
export const place = numberIn("signed").meta({ description: "The lowest stands first", examples: [1] });

/** A number whose digits nobody groups. */
export const degrees = numberIn("signed").meta({
	description: "Degrees, south and west below 0",
	examples: [5.6],
});

/** One of these words, in any case. Another word is undefined. */
export const oneOf = <Word extends string>(...words: readonly Word[]) =>
	single()
		.transform((value) => words.find((word) => word === lineOf(value).toLowerCase()))
		.meta({ enum: [...words], examples: [words[0]] });

/** A year, also as 'FY 2022' or '2023/2024', of which it is the first. */
export const year = single()
	.transform((value) => {
		const digits = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(lineOf(value).normalize("NFKC"));
		return digits ? Number(digits[0]) : undefined;
	})
	.meta({ description: "A year, also as a range, of which it is the first", examples: [2025, "2023/2024"] });

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
	})
	.meta({ description: "Yes or no: a boolean, 1 or 0, or one of these words", examples: [true, "yes", 0] });

/**
 * A list of texts without blank ones; a single text is a list of one, an HTML list or several lines a list of several. A list with an
 * entry that cannot be read is empty: the others would read like all.
 */
export const texts = z
	.preprocess(soleTexts, z.union([z.array(z.union([z.string(), z.number()])), z.string()]).nullish())
	.optional()
	.transform((value) => {
		const entries = [value ?? []].flat();
		const [only] = entries;
		const lines = entries.length === 1 && typeof only === "string" ? linesOf(only) : entries;
		return lines.map(lineOf).filter(Boolean);
	})
	.meta({
		description: "A list of texts; also one text with a line or an item of an HTML list for each",
		examples: ["First line\nSecond line"],
	});

const plainLines = (text: string): string =>
	isHtml(text) ? textOfBlocks(blocksOfHtml(text)) : text.slice(0, TEXT_MAX_CHARACTERS);
const linesOf = (text: string): string[] =>
	plainLines(unescaped(text))
		.split(/\n|\\n/)
		.slice(0, ENTRIES_MAX);

/** The URL of a picture that this site can show. Any other counts as absent, so that its place shows the fallback. */
export const pictureUrl = first(URL_NAMES)
	.transform((value) => shownPicture(urlOf(value)))
	.meta({
		description: "A picture on the site or on a host of IMAGE_HOSTS, without a query",
		examples: ["https://images.example.com/branch.webp"],
	});

/** Pictures as strings or as objects with their URL; a list of URLs. */
export const images = several(URL_NAMES)
	.transform((value) => value.flatMap((entry) => shownPicture(urlOf(entry)) ?? []))
	.meta({ description: "Pictures like `image`", examples: [["https://images.example.com/branch.webp"]] });

/** The names of a picture field. */
export const picture = { image: pictureUrl, image_url: pictureUrl, img: pictureUrl, images };

/** The picture of an item: `image`, else `image_url`, else `img`, else the first of `images`. */
export const pictureOf = (wire: { image?: string; image_url?: string; img?: string; images: string[] }) =>
	wire.image ?? wire.image_url ?? wire.img ?? wire.images[0];

const id = single()
	.transform((value) => {
		if (typeof value === "number" && !Number.isSafeInteger(value))
			note(`the id ${value} is rounded, so it is another one: send it as text`);
		return lineOf(value) || undefined;
	})
	.meta({ description: "Text or a number; `_id` if there is no `id`", examples: [12, "65ab0c"] });

/** The names of an id field. */
export const identifier = { id, _id: id };

/** Reports that an item lacks this field, so that its list leaves it out. For the transform of a schema. */
export function unusable(context: z.RefinementCtx, field: string, message: string): never {
	context.addIssue({ code: "custom", path: [field], message });
	return z.NEVER;
}

/** The id of an item as text: `id`, else `_id`. */
export const idOf = (wire: { id?: string; _id?: string }) => wire.id ?? wire._id;
