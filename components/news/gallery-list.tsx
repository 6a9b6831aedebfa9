import { GalleryCard } from "#components/news/gallery-card";
import { LightboxOpener } from "#components/news/lightbox-opener.island";
import { NewsScreen } from "#components/news/news-screen";
import { EmptyState } from "#components/ui/empty-state";
import { Island } from "#components/ui/island";
import { LoadFailure } from "#components/ui/load-failure";
import { Pagination } from "#components/ui/pagination";
import { pictureSource } from "#components/ui/picture";
import { StructuredData } from "#components/ui/structured-data";
import type { Outcome } from "#lib/backend/client/failure";
import type { Gallery } from "#lib/backend/galleries";
import { paginate } from "#lib/lists/paginate";
import { NEWS_PER_PAGE, newsHref } from "#lib/news/news-view";
import { galleriesData } from "#lib/seo/structured-data";

const FULL = { width: 1600, height: 1200, sizes: "100vw" };
const THUMBNAIL = { width: 80, height: 80, sizes: "80px" };

/** The news galleries, six a page. */
export function GalleryList({ galleries, page }: { galleries: Outcome<Gallery[]>; page: number }) {
	if (!galleries.ok) {
		return (
			<NewsScreen tab="gallery">
				<LoadFailure
					title="We could not load the galleries"
					toast="Failed to fetch content"
					busyText="Loading galleries…"
				>
					<p>You can also call us or dial *277# at any time.</p>
				</LoadFailure>
			</NewsScreen>
		);
	}
	const shown = paginate(galleries.value, page, NEWS_PER_PAGE);
	return (
		<NewsScreen tab="gallery">
			<StructuredData of={galleriesData(shown.items)} />
			{shown.total === 0 ? (
				<EmptyState icon="news" title="No galleries found">
					<p>We have not published any pictures yet. Please come back soon.</p>
				</EmptyState>
			) : (
				<Island name="lightbox-opener" when="touched" holdsClicks>
					<LightboxOpener srcSets={{ full: srcSetPattern(FULL), thumbnail: srcSetPattern(THUMBNAIL) }}>
						<ul className="grid gap-5 md:grid-cols-2 md:gap-6">
							{shown.items.map((gallery, at) => (
								<GalleryCard key={gallery.id} gallery={gallery} isFirst={at === 0} />
							))}
						</ul>
					</LightboxOpener>
				</Island>
			)}
			<Pagination
				label="Pages of galleries"
				page={shown.page}
				pages={shown.pages}
				href={(target) => newsHref("gallery", target)}
				className="mt-10"
			/>
		</NewsScreen>
	);
}

/**
 * One `srcset` pattern for all pictures in the lightbox, with `{src}` for the picture's escaped address: a `srcset` per
 * picture would make the page heavy.
 */
function srcSetPattern(picture: typeof FULL): string {
	const sample = "/images/sample.webp";
	const { srcSet } = pictureSource({ src: sample, isLarge: true, ...picture });
	return (srcSet ?? "").replaceAll(encodeURIComponent(sample), "{src}");
}
