import { Icon } from "#components/ui/icon";
import { PicturePanel } from "#components/ui/picture-panel";

type ProductPictureProps = {
	/** The backend's picture; without one, a note that there is none (behaviour §2 /products). */
	image?: string;
	sizes: string;
	priority?: boolean;
	className?: string;
};

/** Says so of a picture that fails to load: only such a picture has a pseudo-element. */
const NOTE_IF_BROKEN =
	"after:absolute after:inset-x-0 after:top-[calc(50%+1.25rem)] after:text-center after:font-medium after:text-brand-800 after:text-sm after:content-['No_Image']";

/** A product's picture (3:2). Decorative: the title beside it says what it shows. */
export const ProductPicture = ({ image, className = "", ...place }: ProductPictureProps) => (
	<PicturePanel
		src={image}
		tone="light"
		width={1200}
		height={800}
		className={`wide-picture w-full ${className}`}
		pictureClassName={NOTE_IF_BROKEN}
		{...place}
	>
		<Icon name="wallet" className="size-8" />
		{!image && <span className="absolute top-[calc(50%+1.25rem)] font-medium text-sm">No Image</span>}
	</PicturePanel>
);
