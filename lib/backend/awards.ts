import "server-only";
import { z } from "zod";
import { dates, datesOf } from "#lib/backend/dates";
import { identifier, idOf, picture, pictureOf, text, unusable } from "#lib/backend/fields";
import { listReader } from "#lib/backend/readers";

/** An award to the company (behaviour §3). */
export const award = z
	.object({ ...identifier, ...picture, ...dates, title: text, excerpt: text })
	.transform((wire, context) => {
		const id = idOf(wire) ?? wire.title;
		if (!id) return unusable(context, "id", "an award needs an id or a title");
		return {
			id,
			title: wire.title ?? "Award",
			excerpt: wire.excerpt,
			image: pictureOf(wire),
			...datesOf(wire),
		};
	});
export type Award = z.output<typeof award>;

/** All awards, in the backend's order. Throws `BackendFailure`. */
export const getAwards = listReader("/awards", award);
