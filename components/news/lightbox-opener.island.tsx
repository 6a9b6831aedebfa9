"use client";

import type { ComponentType, MouseEvent, ReactNode } from "react";
import { hasModifier } from "#components/ui/has-modifier";
import { useOpened } from "#components/ui/use-opened";
import type { LightboxProps, SrcSets } from "./lightbox";

type LightboxOpenerProps = { srcSets: SrcSets; children: ReactNode };

type Opened = Pick<LightboxProps, "gallery" | "startAt" | "opener"> & {
	Lightbox: ComponentType<LightboxProps>;
};

const loadLightbox = () => import("./lightbox");

/**
 * Opens the gallery pictures inside it in a lightbox, whose code loads at the first press. The links stay links: before
 * hydration, without script, and if the code cannot be fetched, they lead to the picture.
 */
export default function LightboxOpener({ srcSets, children }: LightboxOpenerProps) {
	const { opened, open, close } = useOpened<Opened>();

	const openLightbox = (event: MouseEvent) => {
		const link = pictureLink(event.target);
		if (!link || hasModifier(event) || !("HTMLDialogElement" in window)) return;
		event.preventDefault();
		loadLightbox().then(
			({ Lightbox }) =>
				open({
					Lightbox,
					gallery: galleryAround(link),
					startAt: Number(link.dataset.picture),
					opener: link,
				}),
			() => location.assign(link.href),
		);
	};

	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the controls are the links inside */}
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter arrives as a click */}
			<div
				onClick={openLightbox}
				onPointerDown={(event) => {
					if (pictureLink(event.target)) loadLightbox().catch(() => {});
				}}
			>
				{children}
			</div>
			{opened && (
				<opened.Lightbox
					key={opened.at}
					gallery={opened.gallery}
					startAt={opened.startAt}
					srcSets={srcSets}
					opener={opened.opener}
					onClose={close}
				/>
			)}
		</>
	);
}

const pictureLink = (target: EventTarget) =>
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
