import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useModal } from "#components/ui/dialog";
import { Glyph } from "#components/ui/glyph";
import { wrapIndex } from "#lib/carousel/rotation";
import { savesData } from "#lib/site/less-data";
import { enterDialog, leaveDialog } from "#lib/web/dialog-entry";
import { LightboxPicture, type Point } from "./lightbox-picture";
import type { SrcSets } from "./src-sets";
import "./lightbox.css";

/** A picture's URL, and the smaller version from the page, shown until it loads. */
type GalleryPicture = { src: string; preview: string };

export type LightboxProps = {
	gallery: { title: string; description: string; pictures: readonly GalleryPicture[] };
	startAt: number;
	srcSets: SrcSets;
	/** Gets the focus when the dialog closes. */
	opener: HTMLElement;
	onClose: () => void;
};

/** How far an arrow key scrolls a zoomed picture. */
const PAN_PX = 120;

/**
 * A gallery's pictures one at a time over the page (behaviour §2 /news), in a native modal dialog: the browser keeps the
 * focus inside, makes the page behind inert, and closes the dialog on Escape. "Back" closes it, too.
 */
export function Lightbox({ gallery, startAt, srcSets, opener, onClose }: LightboxProps) {
	const { pictures } = gallery;
	const count = pictures.length;
	const dialog = useRef<HTMLDialogElement>(null);
	const { stage, place, zoom, setZoom, show, move, onArrow } = usePlace(startAt, count);
	const onClosed = useModal(dialog, opener, () => {
		leaveDialog();
		onClose();
	});
	useLayoutEffect(enterDialog, []);

	const close = () => dialog.current?.close();

	const picture = pictures[place.index];
	if (!picture) return null;
	return (
		<dialog
			ref={dialog}
			data-backdrop=""
			aria-labelledby="lightbox-title"
			aria-describedby="lightbox-place"
			onClose={onClosed}
			onClick={(event) => {
				if (event.target instanceof HTMLElement && event.target.dataset.backdrop !== undefined) close();
			}}
			onKeyDown={(event) => {
				if (event.key === "ArrowLeft") onArrow(-1);
				else if (event.key === "ArrowRight") onArrow(1);
			}}
			className="lightbox focus-on-dark"
		>
			<div data-backdrop="" className="lightbox-head">
				<div className="min-w-0">
					<h2 id="lightbox-title" className="line-clamp-2 text-base text-white">
						{gallery.title}
					</h2>
					<p id="lightbox-place" aria-live="polite" className="text-brand-200 text-sm even-figures">
						{`Image ${place.index + 1} of ${count}`}
					</p>
				</div>
				<div className="flex shrink-0 gap-2">
					<Control
						label="Zoom"
						path={zoom ? MINUS : PLUS}
						isPressed={zoom !== null}
						onPress={() => setZoom(zoom ? null : centreOf(stage))}
					/>
					<Control label="Close" path={CROSS} onPress={close} />
				</div>
			</div>
			<div className="relative min-h-0 flex-1">
				<LightboxPicture
					key={place.index}
					stage={stage}
					src={picture.src}
					srcSet={srcSetOf(srcSets.full, picture.src)}
					preview={picture.preview}
					alt={`Image ${place.index + 1} of ${count}: ${gallery.title}`}
					cameFrom={place.step}
					zoom={zoom}
					onZoom={setZoom}
					onLoad={() => fetchNeighbours(pictures, place.index, srcSets.full)}
					onSwipe={move}
					onBackdrop={close}
				/>
				{count > 1 && <Steps onMove={move} />}
			</div>
			<div data-backdrop="" className="lightbox-foot">
				{gallery.description && <p className="lightbox-caption">{gallery.description}</p>}
				{count > 1 && (
					<Thumbnails pictures={pictures} srcSet={srcSets.thumbnail} shown={place.index} onShow={show} />
				)}
			</div>
		</dialog>
	);
}

/** The picture on the stage and the point to which it is zoomed, and what changes them. */
function usePlace(startAt: number, count: number) {
	const stage = useRef<HTMLDivElement>(null);
	const [place, setPlace] = useState({ index: wrapIndex(startAt, count), step: 0 });
	const [zoom, setZoom] = useState<Point | null>(null);
	const show = (index: number, step: number) => {
		setPlace({ index: wrapIndex(index, count), step });
		setZoom(null);
	};
	const move = (step: number) => show(place.index + step, step);
	const onArrow = (direction: -1 | 1) => {
		if (zoom) stage.current?.scrollBy({ left: direction * PAN_PX, behavior: "smooth" });
		else if (count > 1) move(direction);
	};
	return { stage, place, zoom, setZoom, show, move, onArrow };
}

const Steps = ({ onMove }: { onMove: (step: number) => void }) => (
	<>
		<Control
			label="Previous image"
			path={LEFT}
			onPress={() => onMove(-1)}
			className="-translate-y-1/2 absolute top-1/2 left-2 md:left-6"
		/>
		<Control
			label="Next image"
			path={RIGHT}
			onPress={() => onMove(1)}
			className="-translate-y-1/2 absolute top-1/2 right-2 md:right-6"
		/>
	</>
);

type ControlProps = {
	label: string;
	path: string;
	isPressed?: boolean;
	onPress: () => void;
	className?: string;
};

function Control({ label, path, isPressed, onPress, className = "" }: ControlProps) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-pressed={isPressed}
			onClick={onPress}
			className={`lightbox-control ${className}`}
		>
			<Glyph path={path} className="size-6" />
		</button>
	);
}

const LEFT = "m15 5-7 7 7 7";
const RIGHT = "m9 5 7 7-7 7";
const CROSS = "M6 6l12 12M18 6 6 18";
const LENS = "m20 20-4.5-4.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0M8 10.5h5";
const PLUS = `${LENS}M10.5 8v5`;
const MINUS = LENS;

type ThumbnailsProps = {
	pictures: readonly GalleryPicture[];
	srcSet: string;
	/** The index of the picture on the stage. */
	shown: number;
	onShow: (index: number, step: number) => void;
};

function Thumbnails({ pictures, srcSet, shown, onShow }: ThumbnailsProps) {
	return (
		<ul className="lightbox-thumbnails">
			{pictures.map(({ src }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a gallery may contain the same picture twice
				<li key={at} className="shrink-0">
					<Thumbnail
						src={src}
						srcSet={srcSetOf(srcSet, src)}
						label={`Show image ${at + 1}`}
						isShown={at === shown}
						onPick={() => at !== shown && onShow(at, Math.sign(at - shown))}
					/>
				</li>
			))}
		</ul>
	);
}

type ThumbnailProps = { src: string; srcSet: string; label: string; isShown: boolean; onPick: () => void };

function Thumbnail({ src, srcSet, label, isShown, onPick }: ThumbnailProps) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (isShown) button.current?.scrollIntoView({ block: "nearest", inline: "center", behavior: "smooth" });
	}, [isShown]);
	return (
		<button
			ref={button}
			type="button"
			aria-label={label}
			aria-current={isShown ? "true" : undefined}
			onClick={onPick}
			className="lightbox-thumbnail"
		>
			<img
				src={src}
				srcSet={srcSet}
				sizes="64px"
				alt=""
				width={64}
				height={64}
				loading="lazy"
				decoding="async"
				className="size-full object-cover"
			/>
		</button>
	);
}

function centreOf(stage: RefObject<HTMLElement | null>): Point {
	const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
	return { x: clientWidth / 2, y: clientHeight / 2 };
}

const srcSetOf = (pattern: string, src: string) => pattern.replaceAll("{src}", encodeURIComponent(src));

/** Prefetches the previous and next picture, unless the visitor saves data. */
function fetchNeighbours(pictures: readonly GalleryPicture[], index: number, pattern: string) {
	if (savesData()) return;
	for (const step of [1, -1]) {
		const neighbour = pictures[wrapIndex(index + step, pictures.length)];
		if (!neighbour) continue;
		const image = new Image();
		image.sizes = "100vw";
		image.srcset = srcSetOf(pattern, neighbour.src);
	}
}
