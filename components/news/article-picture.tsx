import { Icon } from "#components/ui/icon";
import { PicturePanel } from "#components/ui/picture-panel";

type ArticlePictureProps = { image?: string; sizes: string; isFirst?: boolean; className?: string };

/** An article's picture (3:2), or the company's pattern. Decorative: the title says what it is about. */
export const ArticlePicture = ({ image, className = "", ...place }: ArticlePictureProps) => (
	<PicturePanel
		src={image}
		width={1200}
		height={800}
		className={`wide-picture w-full ${className}`}
		{...place}
	>
		<Icon name="news" className="size-12" />
	</PicturePanel>
);
