import { getImageProps } from "next/image";

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
	className?: string;
};

/**
 * A content picture in the sizes that a screen needs, as plain HTML: `next/image` resizes it, and no script of it
 * reaches the phone. Width and height reserve its place, so that nothing moves when it comes.
 */
export function Picture({ src, alt, width, height, sizes, priority = false, className }: PictureProps) {
	const fetchPriority = priority ? "high" : undefined;
	const { props } = getImageProps({ src, alt, width, height, sizes, quality: 60, priority, fetchPriority });
	return <img {...props} alt={alt} className={className} style={undefined} />;
}

/** The addresses of a content picture for an island to draw: plain data, made on the server. */
export function pictureSource({ src, width, height, sizes }: Omit<PictureProps, "alt">) {
	const { props } = getImageProps({ src, alt: "", width, height, sizes, quality: 60 });
	return { src: props.src, srcSet: props.srcSet };
}
