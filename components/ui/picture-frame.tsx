import type { ReactNode } from "react";

/** The class of a picture that fills its frame. */
export const PANEL_PICTURE = "panel-picture";

/** The company's purple with its pattern, or a light colour. */
const TONES = { dark: "picture-frame kente", light: "picture-frame picture-frame-light" };

export type PictureFrameProps = {
	tone?: keyof typeof TONES;
	className?: string;
	/** The fallback in place of the picture if there is none or it fails to load; decorative. */
	instead: ReactNode;
	/** The picture, with `PANEL_PICTURE` among its classes. */
	children: ReactNode;
};

/** A place for a picture, over what takes its place. */
export const PictureFrame = ({ tone = "dark", className = "", instead, children }: PictureFrameProps) => (
	<span className={`${TONES[tone]} ${className}`}>
		{instead && <span aria-hidden="true">{instead}</span>}
		{children}
	</span>
);
