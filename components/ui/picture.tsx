import { getImageProps } from "next/image";
import { neededCandidates } from "#lib/web/picture-widths";

type PictureProps = {
	src: string;
	/** The picture's description; empty for a decorative one. */
	alt: string;
	width: number;
	height: number;
	/** Width of the picture per viewport, as in the HTML attribute. Of a large one two thirds on phones, whose dense screens hide it. */
	sizes: string;
	/** The largest picture in the first view, fetched first; "wide" if only wide screens have it there. At most one per page. */
	isFirst?: boolean | "wide";
	/** Shown large: needs a higher quality than a card. */
	isLarge?: boolean;
	className?: string;
};

/**
 * A content picture in the sizes that screens need, as plain HTML. `next/image` resizes it, and none of its script reaches the
 * phone. Width and height reserve the space, so that nothing moves when it loads.
 */
export function Picture({ alt, className, ...place }: PictureProps) {
	const attributes = attributesOf(place);
	const { srcSet, sizes } = attributes;
	return (
		<>
			{/* Without `href`: browsers that know no `imagesrcset` would fetch a size that they do not show. */}
			{place.isFirst === "wide" && (
				<link
					rel="preload"
					as="image"
					media="(min-width: 48rem)"
					imageSrcSet={srcSet}
					imageSizes={sizes}
					fetchPriority="high"
				/>
			)}
			<img {...attributes} alt={alt} className={className} />
		</>
	);
}

/** At the size of a card the difference is invisible, and a list weighs a third less. */
const CARD_QUALITY = 45;
const LARGE_QUALITY = 55;

export type PictureSource = { src: string; srcSet?: string; sizes?: string };

/** The URLs of a content picture for an island: plain data, made on the server. */
export function pictureSource(place: Omit<PictureProps, "alt" | "className">): PictureSource {
	const { src, srcSet } = attributesOf(place);
	return { src, srcSet };
}

function attributesOf({
	isFirst = false,
	isLarge = isFirst !== false,
	...place
}: Omit<PictureProps, "alt" | "className">) {
	const isEager = isFirst === true;
	const { style: _, ...props } = getImageProps({
		...place,
		alt: "",
		quality: isLarge ? LARGE_QUALITY : CARD_QUALITY,
		loading: isEager ? "eager" : "lazy",
		fetchPriority: isEager ? "high" : undefined,
	}).props;
	const srcSet = props.srcSet && neededCandidates(props.srcSet, place.sizes, place.width);
	// Next's own `src`, for browsers without `srcset`, is the widest version.
	return { ...props, srcSet, src: (srcSet && widestOf(srcSet)) || props.src };
}

const widestOf = (srcSet: string) =>
	srcSet
		.slice(srcSet.lastIndexOf(", ") + 1)
		.trim()
		.split(" ")[0];
