import "server-only";
import { z } from "zod";
import { identifier, idOf, images, text, unusable } from "#lib/backend/fields";
import { listReader } from "#lib/backend/readers";

/** A gallery of pictures (behaviour §3). */
export const gallery = z
	.object({ ...identifier, title: text, excerpt: text, description: text, images })
	.transform((wire, context) => {
		const id = idOf(wire) ?? wire.title;
		if (!id) return unusable(context, "id", "a gallery needs an id or a title");
		return {
			id,
			title: wire.title ?? "Gallery",
			description: wire.description ?? wire.excerpt,
			images: wire.images,
		};
	});
export type Gallery = z.output<typeof gallery>;

/** All galleries, in the backend's order. Throws `BackendFailure`. */
export const getGalleries = listReader("/content/gallery", gallery);
