import "server-only";
import { cache } from "react";
import { z } from "zod";
import { readBackend } from "#lib/backend/client/backend-client";
import { unwrapList } from "#lib/backend/client/envelope";
import { address, parseList, picture, pictureOf, text } from "#lib/backend/fields";
import { safeHref } from "#lib/web/safe-href";

/** One slide of the home page's hero (behaviour §3). It has a button only with a usable link and label. */
export const carouselItem = z
	.object({ ...picture, title: text, text, text_btn: text, link: address })
	.transform((wire) => ({
		title: wire.title ?? "",
		text: wire.text,
		buttonLabel: wire.text_btn,
		href: safeHref(wire.link),
		image: pictureOf(wire),
	}));
export type CarouselItem = z.output<typeof carouselItem>;

/** The hero's slides; an answer whose data is not a list counts as empty (behaviour §7). Throws `BackendFailure`. */
export const getCarousel = cache(
	(): Promise<CarouselItem[]> => readBackend({ path: "/carousel", parse: parseCarousel }),
);

const parseCarousel = async (payload: unknown) =>
	unwrapList(payload) ? parseList(payload, carouselItem, "/carousel") : [];
