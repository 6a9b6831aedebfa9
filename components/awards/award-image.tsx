import { Icon } from "#components/ui/icon";
import type { PictureSource } from "#components/ui/picture";

type AwardImageProps = { picture?: PictureSource; isEager?: boolean; className?: string };

/** An award's square picture, or the company's pattern. Decorative, because the title is next to it. */
export function AwardImage({ picture, isEager = false, className = "" }: AwardImageProps) {
	if (!picture) {
		return (
			<span
				className={`kente @container grid aspect-square w-full place-items-center bg-brand-800 text-gold-200 ${className}`}
			>
				<Icon name="award" className="size-[35cqw]" />
			</span>
		);
	}
	return (
		<img
			{...picture}
			alt=""
			width={1000}
			height={1000}
			decoding="async"
			loading={isEager ? "eager" : "lazy"}
			className={`aspect-square w-full object-cover ${className}`}
		/>
	);
}
