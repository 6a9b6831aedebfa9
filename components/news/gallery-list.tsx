import { GalleryCard } from "#components/news/gallery-card";
import { NewsScreen } from "#components/news/news-screen";
import { srcSetsData } from "#components/news/src-sets";
import { Enhanced } from "#components/ui/island";
import { pictureSource } from "#components/ui/picture";
import type { Outcome } from "#lib/backend/client/failure";
import type { Gallery } from "#lib/backend/galleries";

const FULL = { width: 1600, height: 1200, sizes: "100vw" };
const THUMBNAIL = { width: 80, height: 80, sizes: "80px" };

/** The news galleries. */
export const GalleryList = ({ galleries, page }: { galleries: Outcome<Gallery[]>; page: number }) => (
	<NewsScreen
		tab="gallery"
		list={galleries}
		page={page}
		empty="We have not published any pictures yet. Please come back soon."
	>
		{({ items }) => (
			<Enhanced name="lightbox-opener" when="interaction" opensDialog>
				<ul
					{...srcSetsData.attributes({ full: srcSetPattern(FULL), thumbnail: srcSetPattern(THUMBNAIL) })}
					className="grid gap-5 md:grid-cols-2 md:gap-6"
				>
					{items.map((gallery, at) => (
						<GalleryCard key={gallery.id} gallery={gallery} isFirst={at === 0} />
					))}
				</ul>
			</Enhanced>
		)}
	</NewsScreen>
);

/** One pattern for all pictures in the lightbox: a `srcset` per picture would make the page heavy. */
function srcSetPattern(picture: typeof FULL): string {
	const sample = "/images/sample.webp";
	const { srcSet } = pictureSource({ src: sample, isLarge: true, ...picture });
	return (srcSet ?? "").replaceAll(encodeURIComponent(sample), "{src}");
}
