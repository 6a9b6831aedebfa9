import { Icon } from "#components/ui/icon";
import { Picture } from "#components/ui/picture";

type ArticlePictureProps = { image?: string; sizes: string; priority?: boolean; className?: string };

/** An article's picture (3:2), or the company's pattern. Decorative: the title says what it is about. */
export function ArticlePicture({ image, sizes, priority, className = "" }: ArticlePictureProps) {
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
			className={`kente grid aspect-3/2 w-full place-items-center bg-brand-800 text-gold-200 ${className}`}
		>
			<Icon name="news" className="size-12" />
		</div>
	);
}
