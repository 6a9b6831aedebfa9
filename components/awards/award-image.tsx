import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon";
import type { PictureSource } from "#components/ui/picture";
import { PANEL_PICTURE, PictureFrame } from "#components/ui/picture-frame";

type AwardImageProps = {
	picture: PictureSource | undefined;
	/** The largest picture in the first view. */
	isFirst?: boolean;
	className?: string;
	/** The placeholder until the picture has loaded, or in its place. */
	children?: ReactNode;
};

/** An award's square picture, or the company's pattern. Decorative, because the title is next to it. */
export const AwardImage = ({ picture, isFirst = false, className = "", children }: AwardImageProps) => (
	<PictureFrame
		className={`aspect-square w-full ${className}`}
		instead={children ?? <Icon name="award" className="aspect-square h-auto w-[35%]" />}
	>
		{picture && (
			<img
				{...picture}
				alt=""
				width={1000}
				height={1000}
				decoding="async"
				loading={isFirst ? "eager" : "lazy"}
				fetchPriority={isFirst ? "high" : undefined}
				className={PANEL_PICTURE}
			/>
		)}
	</PictureFrame>
);
