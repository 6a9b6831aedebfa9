import "server-only";
import { z } from "zod";
import { link, picture, pictureOf, text, unusable } from "#lib/backend/fields";
import { listReader } from "#lib/backend/readers";

/** One slide of the home page's hero (behaviour §3). It has a button only with a usable link and label. */
export const carouselItem = z
	.object({
		...picture,
		title: text,
		text,
		text_btn: text,
		link,
	})
	.transform((wire, context) => {
		const image = pictureOf(wire);
		if (!wire.title && !wire.text && !image)
			return unusable(context, "title", "a slide needs a title, a text or a picture");
		return {
			title: wire.title ?? "",
			text: wire.text,
			buttonLabel: wire.text_btn,
			href: wire.link,
			image,
		};
	});
export type CarouselItem = z.output<typeof carouselItem>;

/** The hero's slides. Throws `BackendFailure`; without a last good list the page then has none (behaviour §7). */
export const getCarousel = listReader("/carousel", carouselItem);
