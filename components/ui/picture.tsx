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
	/** The largest picture in the first view, fetched first. At most one per page. */
	isFirst?: boolean;
	/** Shown large: needs a higher quality than a card. */
	isLarge?: boolean;
	className?: string;
};

/**
 * A content picture in the sizes that screens need, as plain HTML. `next/image` resizes it, and none of its script reaches the
 * phone. Width and height reserve the space, so that nothing moves when it loads.
 */
export function Picture({ alt, className, ...place }: PictureProps) {
	return <img {...attributesOf(place)} alt={alt} className={className} />;
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
	isLarge = isFirst,
	...place
}: Omit<PictureProps, "alt" | "className">) {
	const fetchPriority = isFirst ? "high" : undefined;
	const { style: _, ...props } = getImageProps({
		...place,
		alt: "",
		quality: isLarge ? LARGE_QUALITY : CARD_QUALITY,
		loading: isFirst ? "eager" : "lazy",
		fetchPriority,
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
