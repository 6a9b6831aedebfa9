import { openDialog } from "#components/ui/dialog";
import { within } from "#lib/web/deadline";
import type { LightboxProps } from "./lightbox";
import { srcSetsData } from "./src-sets";

/**
 * Opens the gallery pictures inside it in a lightbox. Resolves once its code and style sheet are there, which come together, not with
 * the page. Without it the links lead to the picture.
 */
export async function start(island: HTMLElement): Promise<void> {
	const galleries = island.querySelector<HTMLElement>(srcSetsData.selector);
	if (!galleries) return;
	const { Lightbox } = await within(import("./lightbox"));
	galleries.addEventListener("click", (event) => {
		const link = pictureLink(event.target);
		if (!link) return;
		void openDialog(event, link, Lightbox, {
			gallery: galleryAround(link),
			startAt: Number(link.dataset.picture),
			srcSets: srcSetsData.read(galleries),
		});
	});
}

const pictureLink = (target: EventTarget | null) =>
	target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-picture]") : null;

/** The gallery around a link, read from the page's markup: each picture once, in order. */
function galleryAround(link: HTMLElement): LightboxProps["gallery"] {
	const gallery = link.closest("[data-gallery]");
	const text = (part: string) => gallery?.querySelector(`[data-gallery-${part}]`)?.textContent ?? "";
	const pictures: { src: string; preview: string }[] = [];
	for (const picture of gallery?.querySelectorAll<HTMLAnchorElement>("a[data-picture]") ?? []) {
		const preview = picture.querySelector("img")?.currentSrc ?? "";
		pictures[Number(picture.dataset.picture)] ??= { src: picture.getAttribute("href") ?? "", preview };
	}
	return { title: text("title"), description: text("description"), pictures };
}
