import type { CSSProperties, ReactNode } from "react";
import type { LinkPreview } from "#lib/seo/link-preview";
import "./preview.css";

/*
 * The cards imitate those of the apps, with the apps' colours and the phone's own font, so none of these styles are the
 * site's.
 */

export type ShareCardProps = {
	preview: LinkPreview;
	/** The site's host name as cards show it: 'www.bestfield.example'. */
	host: string;
	/** The company, as the sender of the link. */
	sharer: { name: string; handle: string | undefined };
};

const APP_LETTERS: CSSProperties = { fontFamily: "system-ui, sans-serif", lineHeight: 1.35 };

const titleOf = ({ head }: LinkPreview) => head.ogTitle ?? head.title;
const descriptionOf = ({ head }: LinkPreview) => head.ogDescription ?? head.description;

/** A chat bubble: the image, the title on two lines, one line of the description, and the link. */
export function WhatsAppCard({ preview, host }: ShareCardProps) {
	return (
		<Wall colour="#efeae2">
			<div className="share-bubble" style={{ background: "#d9fdd3" }}>
				<div className="overflow-hidden rounded-sm" style={{ background: "#cdeec7" }}>
					{preview.picture && <CardImage preview={preview} />}
					<div className="share-bubble-words">
						<p className="share-two-lines font-semibold text-sm" style={{ color: "#111b21" }}>
							{titleOf(preview) ?? host}
						</p>
						<p className="mt-0.5 share-line text-xs" style={{ color: "#3f4d55" }}>
							{descriptionOf(preview)}
						</p>
						<p className="mt-0.5 truncate text-xs" style={{ color: "#3f4d55" }}>
							{host}
						</p>
					</div>
				</div>
				<p className="share-bubble-link text-sm wrap-anywhere" style={{ color: "#005c85" }}>
					{preview.address}
				</p>
				<p className="share-bubble-time text-xs" style={{ color: "#3f4d55" }}>
					10:24 <Ticks />
				</p>
			</div>
		</Wall>
	);
}

const Ticks = () => (
	<svg
		aria-hidden="true"
		viewBox="0 0 20 12"
		className="share-ticks"
		fill="none"
		stroke="#0b7fab"
		strokeWidth="1.8"
	>
		<path d="m1 7 4 4 8-10M8 10l1 1 9-10" />
	</svg>
);

/** A post: a full-width image with a grey footer. */
export function FacebookCard({ preview, host, sharer }: ShareCardProps) {
	return (
		<Wall colour="#e4e6eb">
			<div className="share-post mx-auto overflow-hidden rounded-md bg-white">
				<PostHead name={sharer.name} line="Just now · Public" />
				<CardImage preview={preview} />
				<div className="share-post-foot" style={{ background: "#f0f2f5", color: "#56585c" }}>
					<p className="share-host truncate text-xs">{host}</p>
					<p className="share-two-lines font-semibold text-base" style={{ color: "#050505" }}>
						{titleOf(preview) ?? host}
					</p>
					<p className="share-line text-sm">{descriptionOf(preview)}</p>
				</div>
			</div>
		</Wall>
	);
}

/** A post: the image with the title over it, and the host below. */
export function XCard({ preview, host, sharer }: ShareCardProps) {
	return (
		<Wall colour="#ffffff">
			<div className="share-post mx-auto">
				<PostHead name={sharer.name} line={sharer.handle ? `${sharer.handle} · now` : "now"} className="" />
				<div className="relative overflow-hidden rounded-lg border" style={{ borderColor: "#cfd9de" }}>
					<CardImage preview={preview} />
					<p className="share-label truncate text-white text-xs" style={{ background: "rgb(0 0 0 / 0.78)" }}>
						{titleOf(preview) ?? host}
					</p>
				</div>
				<p className="mt-1 truncate text-xs" style={{ color: "#536471" }}>
					From {host}
				</p>
			</div>
		</Wall>
	);
}

/** A post: the image, the title and the host. */
export function LinkedInCard({ preview, host, sharer }: ShareCardProps) {
	return (
		<Wall colour="#f4f2ee">
			<div
				className="share-post mx-auto overflow-hidden rounded-md border bg-white"
				style={{ borderColor: "#dcd9d2" }}
			>
				<PostHead name={sharer.name} line="Company · now" />
				<CardImage preview={preview} />
				<div className="px-4 py-3">
					<p className="share-two-lines font-semibold text-sm" style={{ color: "#191919" }}>
						{titleOf(preview) ?? host}
					</p>
					<p className="mt-1 truncate text-xs" style={{ color: "#5e5e5e" }}>
						{host}
					</p>
				</div>
			</div>
		</Wall>
	);
}

/** A search result; for a page with `noindex`, a note that there is none. */
export function GoogleCard({ preview, sharer }: ShareCardProps) {
	if (preview.head.isNoindex) {
		return (
			<Wall colour="#ffffff">
				<p
					className="rounded-md border border-dashed px-4 py-8 text-center text-sm"
					style={{ borderColor: "#9aa0a6", color: "#4d5156" }}
				>
					This page asks search engines not to list it, so Google does not show it.
				</p>
			</Wall>
		);
	}
	return (
		<Wall colour="#ffffff">
			<div className="flex items-center gap-3">
				<span
					className="grid size-8 shrink-0 place-items-center rounded-full border"
					style={{ borderColor: "#dadce0" }}
				>
					<img src="/icon-32.png" alt="" width={18} height={18} className="rounded-sm" />
				</span>
				<p className="min-w-0 text-xs" style={{ color: "#4d5156" }}>
					<span className="block truncate text-sm" style={{ color: "#202124" }}>
						{preview.head.ogSiteName ?? sharer.name}
					</span>
					<span className="block truncate">{crumbsOf(preview)}</span>
				</p>
			</div>
			<p className="mt-2 share-two-lines" style={{ color: "#1a0dab", fontSize: "1.25rem" }}>
				{preview.head.title ?? preview.address}
			</p>
			<p className="mt-1 share-two-lines text-sm" style={{ color: "#4d5156" }}>
				{preview.head.description}
			</p>
		</Wall>
	);
}

/** 'https://www.bestfield.example › news › 1', from the canonical address if there is one. */
function crumbsOf({ head, address }: LinkPreview): string {
	const url = new URL(head.canonical && URL.canParse(head.canonical) ? head.canonical : address);
	const parts = url.pathname.split("/").filter(Boolean);
	return [url.origin, ...parts.map(readable)].join(" › ");
}

function readable(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

/** The app's background behind a card. */
const Wall = ({ colour, children }: { colour: string; children: ReactNode }) => (
	<div className="h-full rounded-md p-3 sm:p-5" style={{ ...APP_LETTERS, background: colour }}>
		{children}
	</div>
);

const PostHead = ({ name, line, className = "px-4" }: { name: string; line: string; className?: string }) => (
	<div className={`flex items-center gap-2.5 py-3 ${className}`}>
		<img src="/logo.svg" alt="" width={40} height={40} className="size-10 shrink-0" />
		<p className="min-w-0 text-xs" style={{ color: "#56585c" }}>
			<span className="block truncate font-semibold text-sm" style={{ color: "#0f1419" }}>
				{name}
			</span>
			{line}
		</p>
	</div>
);

/** The page's image, cropped as all apps do; a text if it cannot be shown. */
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
		<p
			className="grid share-image place-items-center px-4 text-center text-sm"
			style={{ background: "#dfe3e6", color: "#3f4d55" }}
		>
			{picture && !picture.ownPath ? "The image lies on another host" : "No image"}
		</p>
	);
}
