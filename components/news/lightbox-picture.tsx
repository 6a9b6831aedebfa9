import {
	type MouseEvent,
	type RefObject,
	type TouchEvent,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { swipeStep } from "#lib/carousel/swipe";

/** A point on the stage, in CSS pixels from its top left. */
export type Point = { x: number; y: number };

type LightboxPictureProps = {
	stage: RefObject<HTMLDivElement | null>;
	src: string;
	srcSet: string;
	preview: string;
	alt: string;
	/** The step that led here, which decides the side from which the picture slides in; 0 for the first picture. */
	cameFrom: number;
	/** The point to zoom to, at double size; null for the whole picture. */
	zoom: Point | null;
	onZoom: (zoom: Point | null) => void;
	onLoad: () => void;
	onSwipe: (step: number) => void;
	/** Called for a press beside the picture. */
	onBackdrop: () => void;
};

const DOUBLE_TAP_MS = 350;

/**
 * The picture on the lightbox's stage. It follows a swipe. A double tap or double click shows it at double size, and the
 * stage then scrolls. Pinch zoom is left to the browser.
 */
export function LightboxPicture(props: LightboxPictureProps) {
	const { stage, src, srcSet, preview, alt, cameFrom, zoom, onZoom, onLoad, onBackdrop } = props;
	const image = useRef<HTMLImageElement>(null);
	const lastTap = useRef(Number.NEGATIVE_INFINITY);
	const [isLoaded, setLoaded] = useState(false);
	const [source, setSource] = useState<"resized" | "original" | "none">("resized");
	const isPinched = usePinchZoom();
	const swipe = useSwipe(image, isPinched || zoom !== null, props.onSwipe);

	useLayoutEffect(() => {
		if (cameFrom === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		image.current?.animate(
			{ transform: [`translateX(${cameFrom * 10}%)`, "none"], opacity: [0.3, 1] },
			{ duration: 240, easing: "cubic-bezier(0.22, 0.8, 0.3, 1)" },
		);
	}, [cameFrom]);

	// Scroll so that the pressed point stays where it is.
	useLayoutEffect(() => {
		if (zoom) stage.current?.scrollTo({ left: zoom.x, top: zoom.y, behavior: "instant" });
	}, [zoom, stage]);

	const onPress = (event: MouseEvent) => {
		if (!zoom && !isOnPicture(image.current, event)) return onBackdrop();
		// A busy Chromium can give two taps one click, which counts two. Safari counts every tap as one.
		const isSecond = event.detail === 2 || event.timeStamp - lastTap.current < DOUBLE_TAP_MS;
		lastTap.current = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
		if (!isSecond) return;
		const box = stage.current?.getBoundingClientRect();
		onZoom(zoom || !box ? null : { x: event.clientX - box.left, y: event.clientY - box.top });
	};

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: presses on the picture; the keyboard has buttons and arrow keys
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the Zoom and Close buttons
		<div
			ref={stage}
			onClick={onPress}
			{...swipe}
			className={`lightbox-stage ${zoom ? "is-zoomed" : ""} ${zoom || isPinched ? "is-free" : ""}`}
		>
			{!isLoaded && source !== "none" && <span className="lightbox-wait" />}
			{source === "none" ? (
				<p className="grid size-full place-content-center px-16 text-center">
					This picture could not be loaded. Please check your connection.
				</p>
			) : (
				<img
					ref={image}
					src={src}
					srcSet={source === "resized" ? srcSet : undefined}
					sizes={zoom ? "200vw" : "100vw"}
					alt={alt}
					draggable={false}
					onLoad={() => {
						setLoaded(true);
						onLoad();
					}}
					onError={() => setSource(source === "resized" ? "original" : "none")}
					style={isLoaded || !preview ? undefined : { backgroundImage: `url(${JSON.stringify(preview)})` }}
				/>
			)}
		</div>
	);
}

/** Whether the visitor has pinch-zoomed the page: one finger then scrolls the page, and swipes are ignored. */
function usePinchZoom() {
	const [isPinched, setPinched] = useState(false);
	useEffect(() => {
		const view = window.visualViewport;
		const update = () => setPinched((view?.scale ?? 1) > 1.01);
		update();
		view?.addEventListener("resize", update);
		return () => view?.removeEventListener("resize", update);
	}, []);
	return isPinched;
}

/** Touch handlers for a one-finger swipe. A second finger is a pinch and ends the swipe. */
function useSwipe(image: RefObject<HTMLElement | null>, isOff: boolean, onSwipe: (step: number) => void) {
	const start = useRef<Point | null>(null);
	const follow = (across: number) => {
		if (image.current) image.current.style.transform = across ? `translateX(${across}px)` : "";
	};
	const moved = ({ changedTouches }: TouchEvent) => ({
		across: (changedTouches[0]?.clientX ?? 0) - (start.current?.x ?? 0),
		down: (changedTouches[0]?.clientY ?? 0) - (start.current?.y ?? 0),
	});
	return {
		onTouchStart: ({ touches }: TouchEvent) => {
			const finger = touches[0];
			start.current =
				finger && touches.length === 1 && !isOff ? { x: finger.clientX, y: finger.clientY } : null;
			follow(0);
		},
		onTouchMove: (event: TouchEvent) => {
			if (!start.current) return;
			const { across, down } = moved(event);
			follow(Math.abs(across) > Math.abs(down) ? across : 0);
		},
		onTouchEnd: (event: TouchEvent) => {
			if (!start.current) return;
			const { across, down } = moved(event);
			start.current = null;
			follow(0);
			const step = swipeStep(across, down);
			if (step !== 0) onSwipe(step);
		},
		onTouchCancel: () => {
			start.current = null;
			follow(0);
		},
	};
}

/** Whether a press hit the picture itself. It is fitted into its element; the bars beside it belong to the backdrop. */
function isOnPicture(image: HTMLImageElement | null, { clientX, clientY }: MouseEvent) {
	if (!image?.naturalWidth) return false;
	const box = image.getBoundingClientRect();
	const scale = Math.min(box.width / image.naturalWidth, box.height / image.naturalHeight);
	const isWithin = (at: number, middle: number, size: number) => Math.abs(at - middle) <= (size * scale) / 2;
	return (
		isWithin(clientX, box.left + box.width / 2, image.naturalWidth) &&
		isWithin(clientY, box.top + box.height / 2, image.naturalHeight)
	);
}
