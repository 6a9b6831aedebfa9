import { GalleryCard } from "#components/news/gallery-card";
import { LONG_WORD } from "#lib/text/samples/long-word";

const GALLERY = { id: "1", title: "A day at the branch", description: "What it looked like." };
const pictures = (count: number) => Array.from({ length: count }, () => "/images/branch.webp");

export const examples = {
	"pictures, no picture, and long words": (
		<ul className="grid gap-6 lg:grid-cols-3">
			<GalleryCard gallery={{ ...GALLERY, images: pictures(6) }} isFirst={false} />
			<GalleryCard gallery={{ ...GALLERY, images: [] }} isFirst={false} />
			<GalleryCard
				gallery={{ id: "2", title: LONG_WORD, description: LONG_WORD, images: pictures(3) }}
				isFirst={false}
			/>
		</ul>
	),
};
