import { Icon } from "#components/ui/icon";
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
	return (
		<span
			className={`kente @container grid aspect-square w-full place-items-center bg-brand-800 text-gold-200 ${className}`}
		>
			<Icon name="award" className="size-[35cqw]" />
		</span>
	);
}
