import "server-only";
import { cache } from "react";
import { z } from "zod";
import { readBackend, readBackendItem } from "#lib/backend/backend-client";
import {
	dates,
	datesOf,
	identifier,
	idOf,
	images,
	longText,
	parseItem,
	parseList,
	picture,
	text,
} from "#lib/backend/fields";

const quote = z
	.union([z.string(), z.object({ quote: text, text, person: text })])
	.nullish()
	.transform((value) => {
		const wire =
			typeof value === "string" ? { quote: value.trim(), text: undefined, person: undefined } : value;
		const words = wire?.quote || wire?.text;
		return words ? { words, person: wire?.person } : undefined;
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
		if (!id || !wire.title) {
			context.addIssue({
				code: "custom",
				path: [id ? "title" : "id"],
				message: "an article needs an id and a title",
			});
			return z.NEVER;
		}
		const story = wire.story ?? wire.content;
		return {
			id,
			title: wire.title,
			image: wire.image ?? wire.image_url ?? wire.images[0] ?? wire.img,
			/** A second picture within the text. */
			illustration: wire.img,
			excerpt: wire.excerpt ?? wire.description,
			story: story?.plain,
			/** The story as it was laid out, if it came as HTML. */
			...(story?.blocks && { storyBlocks: story.blocks }),
			quote: wire.quote,
			subTitle: wire.subTitle,
			category: wire.category,
			...datesOf(wire),
		};
	});
export type Article = z.output<typeof article>;

/** All articles, in the backend's order. Throws `BackendFailure`. */
export const getArticles = cache(
	async (): Promise<Article[]> =>
		readBackend("/content/articles", (payload) => parseList(payload, article, "/content/articles")),
);

/** One article; undefined when there is none with this id. Throws `BackendFailure`. */
export const getArticle = cache(async (id: string): Promise<Article | undefined> => {
	const path = `/content/articles/${encodeURIComponent(id)}`;
	return readBackendItem(path, id, (payload) => parseItem(payload, article, path));
});
