import type { ComponentProps, ReactNode } from "react";
import { Picture } from "#components/ui/picture";

/**
 * A picture that fills a panel. If it fails to load, what is behind it shows, also without script: the browser's frame is outside
 * the panel's edge, the pseudo-element, which only a broken picture has, covers the icon, and the alternative text is transparent.
 */
export const PANEL_PICTURE =
	"absolute -inset-0.5 size-[calc(100%+4px)] max-w-none object-cover text-transparent before:absolute before:top-0 before:left-0 before:size-6 before:bg-(--panel)";

/** Colours of a panel: the company's purple with its pattern, or a light one. */
const TONES = {
	dark: "kente bg-brand-800 text-gold-200 [--panel:var(--color-brand-800)]",
	light: "bg-brand-100 text-brand-800 [--panel:var(--color-brand-100)]",
};

type PicturePanelProps = Omit<ComponentProps<typeof Picture>, "src" | "alt"> & {
	/** Undefined if there is none. */
	src: string | undefined;
	alt?: string;
	tone?: keyof typeof TONES;
	/** Added to the picture's own classes. */
	pictureClassName?: string;
	/** What takes the place of the picture if there is none or it fails to load; decorative. */
	children: ReactNode;
};

/** A picture over what takes its place. */
export function PicturePanel({
	src,
	alt = "",
	tone = "dark",
	className = "",
	pictureClassName = "",
	children,
	...picture
}: PicturePanelProps) {
	return (
		<span className={`relative grid place-items-center overflow-hidden ${TONES[tone]} ${className}`}>
			<span aria-hidden="true" className="@container grid size-full place-items-center">
				{children}
			</span>
			{src && <Picture {...picture} src={src} alt={alt} className={`${PANEL_PICTURE} ${pictureClassName}`} />}
		</span>
	);
}
