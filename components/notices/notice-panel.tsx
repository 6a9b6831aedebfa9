import type { ComponentProps } from "react";
import { PicturePanel } from "#components/ui/picture-panel";

type NoticePanelProps = Omit<ComponentProps<typeof PicturePanel>, "children">;

/** The picture of a notice, over a drawing that shows if there is none or it fails to load. */
export const NoticePanel = ({ className, ...picture }: NoticePanelProps) => (
	<PicturePanel {...picture} className={`w-full ${className}`}>
		<svg
			aria-hidden="true"
			viewBox="0 0 24 24"
			className="size-16"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.25"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d="M4 9.5v5h2.5L15 19V5L6.5 9.5zM7.5 14.5 9 20h2.5l-1.2-4M18 9.5a3.5 3.5 0 0 1 0 5M20 7a7 7 0 0 1 0 10" />
		</svg>
	</PicturePanel>
);
