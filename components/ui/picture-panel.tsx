import type { ComponentProps, ReactNode } from "react";
import { Picture } from "#components/ui/picture";
import { PANEL_PICTURE, PictureFrame, type PictureFrameProps } from "#components/ui/picture-frame";

type PicturePanelProps = Omit<ComponentProps<typeof Picture>, "src" | "alt"> & {
	/** Undefined if there is none. */
	src: string | undefined;
	alt?: string;
	tone?: PictureFrameProps["tone"];
	/** Added to the picture's own classes. */
	pictureClassName?: string;
	/** The fallback in place of the picture if there is none or it fails to load; decorative. */
	children?: ReactNode;
};

/** A content picture over what takes its place. */
export const PicturePanel = ({
	src,
	alt = "",
	tone = "dark",
	className = "",
	pictureClassName = "",
	children,
	...picture
}: PicturePanelProps) => (
	<PictureFrame tone={tone} className={className} instead={children}>
		{src && <Picture {...picture} src={src} alt={alt} className={`${PANEL_PICTURE} ${pictureClassName}`} />}
	</PictureFrame>
);
