/** The tags of a page's head for link previews. `url` is the one inspected, without campaign parameters. */
export type LinkHead = { url: string } & Partial<
	Record<"title" | "description" | "picture" | "pictureText" | "canonical", string>
>;

/** Lengths in characters from which services cut text. Services differ, so these are the strictest. */
const TITLE_MAX = 60;
const DESCRIPTION_MAX = 160;
const DESCRIPTION_MIN = 50;
/** WhatsApp shows this much of a description, on one or two lines, no larger picture, and reads no further for the head. */
const WHATSAPP = { description: 80, pictureBytes: 600_000, headBytes: 300_000 };

/** Whether the first sentence of a description ends before WhatsApp cuts it. */
export const isWholeStatement = (description: string): boolean =>
	description.length <= WHATSAPP.description ||
	/[.?!](?=\s)/.test(description.slice(0, WHATSAPP.description + 1));

/**
 * The mistakes that apps would show, worst first; empty if they show the link as intended. `pictureBytes` is undefined if its picture
 * could not be loaded; `headBytes` is where its head ends.
 */
export function linkFindings(head: LinkHead, pictureBytes: number | undefined, headBytes = 0): string[] {
	const { url, title = "", description = "", picture, canonical = url } = head;
	const { host, hostname } = new URL(url);
	const cut = (part: string, { length }: string, max: number) =>
		`The ${part} has ${length} characters: some apps cut it after about ${max}.`;
	const rules: [applies: boolean, finding: string][] = [
		[!hostname.includes("."), `Nobody outside can open ${host}, so no app shows a preview. Set SITE_URL.`],
		[!title, "The page has no title, so apps show only its address."],
		[!description, "The page has no description, so apps show none or pick a sentence."],
		[!picture, "The page names no picture, so apps show only text."],
		[Boolean(picture) && pictureBytes === undefined, "The picture of the page cannot be loaded."],
		[
			(pictureBytes ?? 0) >= WHATSAPP.pictureBytes,
			"The picture has 600 KB or more: WhatsApp does not show it.",
		],
		[headBytes > WHATSAPP.headBytes, "The head ends after 300 KB: WhatsApp does not read that far."],
		[title.length > TITLE_MAX, cut("title", title, TITLE_MAX)],
		[description.length > DESCRIPTION_MAX, cut("description", description, DESCRIPTION_MAX)],
		[
			description.length <= DESCRIPTION_MAX && !isWholeStatement(description),
			"WhatsApp shows about 80 characters of the description: end its first sentence before.",
		],
		[
			description.length > 0 && description.length < DESCRIPTION_MIN,
			`The description has only ${description.length} characters: there is room for more.`,
		],
		[canonical !== url, `The main address of this page is ${canonical}. Share that one.`],
	];
	return rules.flatMap(([applies, finding]) => (applies ? [finding] : []));
}
