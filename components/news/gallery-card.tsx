import { Icon } from "#components/ui/icon";
import { PicturePanel } from "#components/ui/picture-panel";
import type { Gallery } from "#lib/backend/galleries";
import { GALLERY_THUMBNAILS_MAX } from "#lib/news/news-view";

type GalleryCardProps = { gallery: Gallery; isFirst: boolean };

/**
 * A gallery in the list: its first pictures, the fourth with the number of remaining ones. With script the links open the lightbox,
 * which reads its content from this markup (`data-gallery`, `data-picture`). An odd last card fills the row with its words beside
 * the pictures.
 */
export function GalleryCard({ gallery, isFirst }: GalleryCardProps) {
	const pictures = gallery.images;
	return (
		<li
			data-gallery=""
			className="flex flex-col overflow-hidden rounded-lg border border-line bg-white transition-shadow hover:shadow-raised fills-row"
		>
			<FirstPictures gallery={gallery} isFirst={isFirst} />
			<div className="flex flex-1 flex-col p-5">
				<h3 data-gallery-title="" className="text-xl">
					{gallery.title}
				</h3>
				{gallery.description && (
					<p data-gallery-description="" className="mt-2 line-clamp-3 text-sm noscript:line-clamp-none">
						{gallery.description}
					</p>
				)}
				{pictures.length === 0 ? (
					<p className="mt-3 text-ink-600 text-sm">The pictures will follow soon.</p>
				) : (
					<a
						href={pictures[0]}
						data-picture={0}
						className="mt-auto inline-flex min-h-11 w-fit items-center gap-2 pt-3 font-semibold text-brand-700 hover:underline noscript:hidden"
					>
						<Icon name="eye" />
						View all images
						<span className="sr-only">of {gallery.title}</span>
						<span aria-hidden="true" className="rounded-full bg-brand-100 px-2 text-xs even-figures">
							{pictures.length}
						</span>
					</a>
				)}
				<RemainingPictures {...gallery} />
			</div>
		</li>
	);
}

/** Each links to the full-size file. */
function FirstPictures({ gallery, isFirst }: GalleryCardProps) {
	const shown = gallery.images.slice(0, GALLERY_THUMBNAILS_MAX);
	const moreCount = gallery.images.length - shown.length;
	/** An odd last picture spans the whole row. */
	const isWide = (at: number) => at === 0 && shown.length % 2 === 1;
	const hidesMore = (at: number) => moreCount > 0 && at === GALLERY_THUMBNAILS_MAX - 1;
	return (
		<div className="grid grid-cols-2 gap-1 empty:hidden">
			{shown.map((picture, at) => (
				<a
					// biome-ignore lint/suspicious/noArrayIndexKey: a gallery may contain the same picture twice
					key={at}
					href={picture}
					data-picture={at}
					aria-label={hidesMore(at) ? `${pictureName(gallery, at)}, +${moreCount} more` : undefined}
					className={`group/picture relative block overflow-hidden bg-brand-100 focus-visible:z-10 focus-visible:-outline-offset-4 ${isWide(at) ? "col-span-2" : ""}`}
				>
					<PicturePanel
						src={picture}
						tone="light"
						alt={hidesMore(at) ? "" : pictureName(gallery, at)}
						width={600}
						height={450}
						isFirst={isFirst && at === 0}
						sizes={
							isWide(at)
								? "(min-width: 64rem) 26rem, (min-width: 48rem) 48vw, 100vw"
								: "(min-width: 64rem) 13rem, (min-width: 48rem) 24vw, 50vw"
						}
						className={`min-h-full w-full max-w-full ${shown.length === 3 && at === 0 ? "aspect-8/3" : "aspect-4/3"}`}
						pictureClassName="transition-transform duration-300 group-hover/picture:scale-105"
					>
						{!hidesMore(at) && <Icon name="news" className="size-8" />}
					</PicturePanel>
					{hidesMore(at) && (
						<span className="absolute inset-0 grid place-items-center bg-black/70 font-bold text-2xl text-white">
							+{moreCount}
						</span>
					)}
				</a>
			))}
		</div>
	);
}

/** Without script, links to the others. */
function RemainingPictures(gallery: Gallery) {
	const rest = gallery.images.slice(GALLERY_THUMBNAILS_MAX);
	return (
		rest.length > 0 && (
			<div className="mt-3 hidden noscript:block">
				<p className="text-sm">More images:</p>
				<ul className="flex flex-wrap gap-1">
					{rest.map((picture, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a gallery may contain the same picture twice
						<li key={at}>
							<a
								href={picture}
								data-picture={GALLERY_THUMBNAILS_MAX + at}
								aria-label={pictureName(gallery, GALLERY_THUMBNAILS_MAX + at)}
								className="grid size-11 place-items-center rounded-full bg-brand-100 font-semibold text-brand-800 text-sm"
							>
								{GALLERY_THUMBNAILS_MAX + at + 1}
							</a>
						</li>
					))}
				</ul>
			</div>
		)
	);
}

const pictureName = ({ images, title }: Gallery, at: number) =>
	`Image ${at + 1} of ${images.length}: ${title}`;
