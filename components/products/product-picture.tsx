import { Icon } from "#components/ui/icon";
import { Picture } from "#components/ui/picture";

type ProductPictureProps = {
	/** The backend's picture; without one, a note that there is none (behaviour §2 /products). */
	image?: string;
	sizes: string;
	priority?: boolean;
	className?: string;
};

/** A product's picture (3:2). Decorative: the title beside it says what it shows. */
export function ProductPicture({ image, sizes, priority, className = "" }: ProductPictureProps) {
	if (image) {
		return (
			<Picture
				src={image}
				alt=""
				width={1200}
				height={800}
				sizes={sizes}
				priority={priority}
				className={`aspect-3/2 w-full bg-brand-100 object-cover ${className}`}
			/>
		);
	}
	return (
		<div
			className={`grid aspect-3/2 w-full place-content-center justify-items-center gap-2 bg-brand-100 text-brand-800 ${className}`}
		>
			<Icon name="wallet" className="size-8" />
			<p className="font-medium text-sm">No Image</p>
		</div>
	);
}
