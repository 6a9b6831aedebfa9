import { Icon } from "#components/ui/icon";
import { PicturePanel } from "#components/ui/picture-panel";

type AwardPictureProps = { image?: string; sizes: string; priority?: boolean; className?: string };

/** An award's square picture, or the company's pattern. Decorative, because the title is next to it. */
export const AwardPicture = ({ image, className = "", ...place }: AwardPictureProps) => (
	<PicturePanel
		src={image}
		width={1000}
		height={1000}
		className={`aspect-square w-full ${className}`}
		{...place}
	>
		<Icon name="award" className="size-[35cqw]" />
	</PicturePanel>
);
