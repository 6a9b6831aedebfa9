import "server-only";
import { z } from "zod";
import { picture, pictureOf, text, url } from "#lib/backend/fields";
import { listReader } from "#lib/backend/readers";
import { safeHref } from "#lib/web/safe-href";

/** One slide of the home page's hero (behaviour §3). It has a button only with a usable link and label. */
export const carouselItem = z
	.object({ ...picture, title: text, text, text_btn: text, link: url })
	.transform((wire) => ({
		title: wire.title ?? "",
		text: wire.text,
		buttonLabel: wire.text_btn,
		href: safeHref(wire.link),
		image: pictureOf(wire),
	}));
export type CarouselItem = z.output<typeof carouselItem>;

/** The hero's slides. Throws `BackendFailure`; without a last good list the page then has none (behaviour §7). */
export const getCarousel = listReader("/carousel", carouselItem);
