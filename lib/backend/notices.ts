import "server-only";
import { z } from "zod";
import { dates, datesOf, newestFirst } from "#lib/backend/dates";
import { fileUrl, identifier, idOf, longText, picture, pictureOf, text, unusable } from "#lib/backend/fields";
import { itemReader, listReader } from "#lib/backend/readers";

/** A notice to the public (behaviour §3). */
export const notice = z
	.object({
		...identifier,
		...picture,
		...dates,
		title: text,
		description: longText,
		category: text,
		file_url: fileUrl,
	})
	.transform((wire, context) => {
		const id = idOf(wire);
		if (!id) return unusable(context, "id", "a notice is found by id");
		return {
			id,
			title: wire.title ?? "Untitled Notice",
			description: wire.description?.plain,
			...(wire.description?.blocks && { descriptionBlocks: wire.description.blocks }),
			image: pictureOf(wire),
			category: wire.category,
			fileUrl: wire.file_url,
			...datesOf(wire),
		};
	});
export type Notice = z.output<typeof notice>;

/** All notices, the newest first if all have a date. Throws `BackendFailure`. */
export const getNotices = listReader("/notices", notice, newestFirst);

/** One notice; undefined if none has this id. Throws `BackendFailure`. */
export const getNotice = itemReader(getNotices);
