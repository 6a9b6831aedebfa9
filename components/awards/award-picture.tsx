import { AwardImage } from "#components/awards/award-image";
import { Picture } from "#components/ui/picture";

type AwardPictureProps = { image?: string; sizes: string; priority?: boolean; className?: string };

/** An award's square picture, or the company's pattern. Decorative, because the title is next to it. */
export function AwardPicture({ image, sizes, priority, className = "" }: AwardPictureProps) {
	if (image) {
		return (
			<Picture
				src={image}
				alt=""
				width={1000}
				height={1000}
				sizes={sizes}
				priority={priority}
				className={`aspect-square w-full object-cover ${className}`}
			/>
		);
	}
	return <AwardImage className={className} />;
}
