import { getImageProps } from "next/image";
import { neededCandidates } from "#lib/web/picture-widths";

type PictureProps = {
	src: string;
	/** What the picture shows; empty for one that only decorates. */
	alt: string;
	width: number;
	height: number;
	/** How wide the picture stands at which viewport, as in the HTML attribute. */
	sizes: string;
	/** The page's largest picture in the first view: fetched at once and first. At most one a page. */
	priority?: boolean;
	/** Stands wide and is looked at for itself: sharper than a card needs. */
	isLarge?: boolean;
	className?: string;
};

/**
 * A content picture in the sizes that a screen needs, as plain HTML: `next/image` resizes it, and no script of it
 * reaches the phone. Width and height reserve its place, so that nothing moves when it comes.
 */
export function Picture({ alt, className, ...place }: PictureProps) {
	const picture = <img {...attributesOf(place)} alt={alt} className={className} />;
	// Inside a `picture` React does not ask for it a second time in the head, where it stands before the viewport is known.
	return place.priority ? <picture>{picture}</picture> : picture;
}

/** At the size of a card nobody sees the difference, and a list of them is a third lighter. */
const CARD_QUALITY = 45;
const LARGE_QUALITY = 60;

/** The addresses of a content picture for an island to draw: plain data, made on the server. */
export function pictureSource(place: Omit<PictureProps, "alt" | "className">) {
	const { src, srcSet } = attributesOf(place);
	return { src, srcSet };
}

function attributesOf({
	priority = false,
	isLarge = priority,
	...place
}: Omit<PictureProps, "alt" | "className">) {
	const fetchPriority = priority ? "high" : undefined;
	const { style: _, ...props } = getImageProps({
		...place,
		alt: "",
		quality: isLarge ? LARGE_QUALITY : CARD_QUALITY,
		priority,
		fetchPriority,
	}).props;
	const srcSet = props.srcSet && neededCandidates(props.srcSet, place.sizes, place.width);
	// Next's own `src`, for browsers that know no `srcset`, is the widest there is.
	return { ...props, srcSet, src: (srcSet && widestOf(srcSet)) || props.src };
}

const widestOf = (srcSet: string) =>
	srcSet
		.slice(srcSet.lastIndexOf(", ") + 1)
		.trim()
		.split(" ")[0];
