import type { ReactNode } from "react";
import type { LinkPreview } from "#lib/seo/link-preview";
import "./preview.css";

/** What apps and search engines make of the page: the same parts everywhere, in other colours. */
export const ShareCards = ({ preview }: { preview: LinkPreview }) => (
	<ul className="share-channels">
		<Card name="In a chat or a post">
			<CardImage preview={preview} />
			<div className="bg-canvas px-4 py-3">
				<p className="share-two-lines font-semibold text-ink-900">
					{preview.head.ogTitle ?? preview.head.title ?? preview.address}
				</p>
				<p className="mt-1 share-line text-ink-700 text-sm">
					{preview.head.ogDescription ?? preview.head.description}
				</p>
				<p className="mt-1 truncate text-ink-700 text-sm">{new URL(preview.address).host}</p>
			</div>
		</Card>
		<Card name="In a search">
			<div className="px-4 py-3">
				{preview.head.isNoindex ? (
					<p>This page asks search engines not to list it, so they do not show it.</p>
				) : (
					<>
						<p className="truncate text-ink-700 text-sm">{preview.head.canonical ?? preview.address}</p>
						<p className="mt-1 share-two-lines font-semibold text-brand-800 text-lg">
							{preview.head.title ?? preview.address}
						</p>
						<p className="mt-1 share-two-lines text-ink-700 text-sm">{preview.head.description}</p>
					</>
				)}
			</div>
		</Card>
	</ul>
);

const Card = ({ name, children }: { name: string; children: ReactNode }) => (
	<li className="min-w-0">
		<h3 className="mb-3 text-lg">{name}</h3>
		<div className="overflow-hidden rounded-lg border border-line bg-white shadow-card">{children}</div>
	</li>
);

/** The page's image, cropped as apps do; a text if it cannot be shown. */
function CardImage({ preview: { picture, head } }: { preview: LinkPreview }) {
	if (picture?.ownPath && picture.file) {
		return (
			<img
				src={picture.ownPath}
				alt={head.ogImageAlt ?? ""}
				width={picture.file.width}
				height={picture.file.height}
				className="share-image w-full object-cover"
			/>
		);
	}
	return (
		<p className="grid share-image place-items-center bg-brand-50 px-4 text-center text-ink-700 text-sm">
			{picture && !picture.ownPath ? "The image lies on another host" : "No image"}
		</p>
	);
}
