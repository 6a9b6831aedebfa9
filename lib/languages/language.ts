import { z } from "zod";
import type { GuideSection } from "#lib/company/guide";
import type { Journey } from "#lib/languages/journeys";

const line = z.string().trim().min(1);

/** A file of `content/languages`: what people have written in one language, and who has checked it. */
export const language = z.strictObject({
	/** As in HTML: 'tw', 'ee'. */
	language: z.string().regex(/^(?!en\b)[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/, "a language tag such as 'tw'"),
	/** What the language calls itself. */
	name: line,
	reviewer: line,
	reviewed_on: z.iso.date(),
	/** Each English sentence with what it is in this language; blank if nobody has written it yet. */
	words: z.record(z.string(), z.string()),
	/** By journey: the file beside this one in which somebody reads it out. */
	sounds: z
		.record(z.string(), z.string().regex(/^[\w-]+\.(mp3|m4a)$/, "a file such as 'tw-ussd.mp3'"))
		.default({}),
});

export type Language = z.infer<typeof language>;

/** The words around every journey. */
export const FRAME = {
	call: "Call {phone}",
	english: "More about this in English",
	others: "More in this language",
	listen: "Listen to this page",
	reviewed: "{reviewer} checked these words on {date}.",
};

/** A journey in one language, with the words around it. */
export type Translation = Journey & { frame: typeof FRAME };

/**
 * A journey in a language, and the sentences that lack a translation with the same figures. Only a journey without such sentences
 * may be shown: half a text about money does harm.
 */
export function translate(
	{ id, path, title, intro, sections }: Journey,
	into: Language,
	phone = "",
): { missing: string[]; sentences: string[]; translation: Translation } {
	const missing: string[] = [];
	const sentences: string[] = [];
	const values: Record<string, string> = { phone, reviewer: into.reviewer, date: dateIn(into) };
	const say = (english: string): string => {
		const own = Object.hasOwn(into.words, english) ? (into.words[english] ?? "").trim() : "";
		sentences.push(english);
		if (own === "" || own === english || figures(own) !== figures(english)) missing.push(english);
		return own.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
	};
	const section = (given: GuideSection): GuideSection => ({
		id: given.id,
		title: say(given.title),
		paragraphs: given.paragraphs.map(say),
		list: given.list?.map(say),
		steps: given.steps?.map(say),
	});
	const frame = {
		call: say(FRAME.call),
		english: say(FRAME.english),
		others: say(FRAME.others),
		listen: say(FRAME.listen),
		reviewed: say(FRAME.reviewed),
	};
	return {
		missing,
		sentences,
		translation: { id, path, title: say(title), intro: say(intro), sections: sections.map(section), frame },
	};
}

/** Numbers, codes and placeholders, which no translation may change; in any order, because languages differ in it. */
const figures = (text: string): string =>
	(text.match(/\{\w+\}|[*\d](?:[\d.,:*]*[\d*#])?/g) ?? []).sort().join(" ");

/** The day of the check as the language writes it, or in figures if ICU does not know the language. */
function dateIn({ language, reviewed_on }: Language): string {
	const [known] = Intl.DateTimeFormat.supportedLocalesOf(language);
	if (!known) return reviewed_on;
	return new Intl.DateTimeFormat(known, { dateStyle: "long", timeZone: "UTC" }).format(new Date(reviewed_on));
}
