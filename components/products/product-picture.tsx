import { Icon } from "#components/ui/icon";
import { PicturePanel } from "#components/ui/picture-panel";

type ProductPictureProps = {
	/** The backend's picture; without one, a note that there is none (behaviour §2 /products). */
	image?: string;
	sizes: string;
	isFirst?: boolean;
	className?: string;
};

/**
 * A product's picture (3:2). Decorative: the title beside it says what it shows. One that fails to load says so: only such a picture
 * has a pseudo-element.
 */
export const ProductPicture = ({ image, className = "", ...place }: ProductPictureProps) => (
	<PicturePanel
		src={image}
		tone="light"
		width={1200}
		height={800}
		className={`wide-picture w-full ${className}`}
		pictureClassName="product-picture"
		{...place}
	>
		<Icon name="wallet" className="size-8" />
		{!image && <span className="absolute top-[calc(50%+1.25rem)] font-medium text-sm">No Image</span>}
	</PicturePanel>
);
