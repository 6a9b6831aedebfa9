import type { ReactNode } from "react";

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

export type PictureFrameProps = {
	tone?: keyof typeof TONES;
	className?: string;
	/** What takes the place of the picture if there is none or it fails to load; decorative. */
	instead: ReactNode;
	/** The picture, with `PANEL_PICTURE` among its classes. */
	children: ReactNode;
};

/** A place for a picture, over what takes its place. */
export const PictureFrame = ({ tone = "dark", className = "", instead, children }: PictureFrameProps) => (
	<span className={`relative grid place-items-center overflow-hidden ${TONES[tone]} ${className}`}>
		<span aria-hidden="true" className="grid size-full place-items-center">
			{instead}
		</span>
		{children}
	</span>
);
