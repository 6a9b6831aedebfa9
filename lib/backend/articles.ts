import "server-only";
import { z } from "zod";
import { dates, datesOf, newestFirst } from "#lib/backend/dates";
import { identifier, idOf, images, longText, picture, text, unusable } from "#lib/backend/fields";
import { jsonIn, lineOf } from "#lib/backend/plain-value";
import { itemReader, listReader } from "#lib/backend/readers";

const quote = z
	.preprocess(
		(value) => jsonIn(value) ?? value,
		z.union([z.string(), z.object({ quote: text, text, person: text })]).nullish(),
	)
	.catch(undefined)
	.transform((value) => {
		const wire =
			typeof value === "string" ? { quote: lineOf(value), text: undefined, person: undefined } : value;
		const words = wire?.quote || wire?.text;
		return words ? { words, person: wire?.person } : undefined;
	})
	.meta({
		description: "A text, or with its person",
		examples: [{ quote: "Save early.", person: "Ama Mensah" }],
	});

/** A news article (behaviour §3). `quote` comes as text or as `{ quote, person }`. */
export const article = z
	.object({
		...identifier,
		...picture,
		...dates,
		images,
		title: text,
		excerpt: text,
		description: text,
		story: longText,
		content: longText,
		quote,
		subTitle: text,
		category: text,
	})
	.transform((wire, context) => {
		const id = idOf(wire);
		if (!id || !wire.title)
			return unusable(context, id ? "title" : "id", "an article needs an id and a title");
		const story = wire.story ?? wire.content;
		return {
			id,
			title: wire.title,
			image: wire.image ?? wire.image_url ?? wire.images[0] ?? wire.img,
			/** A second picture, inside the text. */
			illustration: wire.img,
			excerpt: wire.excerpt ?? wire.description,
			story: story?.plain,
			/** The story as blocks, if it came as HTML. */
			...(story?.blocks && { storyBlocks: story.blocks }),
			quote: wire.quote,
			subTitle: wire.subTitle,
			category: wire.category,
			...datesOf(wire),
		};
	});
export type Article = z.output<typeof article>;

/** All articles, the newest first if all have a date. Throws `BackendFailure`. */
export const getArticles = listReader("/content/articles", article, newestFirst);

/** One article; undefined if none has this id. Throws `BackendFailure`. */
export const getArticle = itemReader(getArticles);
