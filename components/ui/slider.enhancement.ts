import { advanceSlider } from "#components/ui/slide-advance";
import { wrapIndex } from "#lib/carousel/rotation";

/** Dots, arrows, swiping and, in a slider that advances automatically, time move the slides. */
export function start(island: HTMLElement): void {
	const slider = island.querySelector<HTMLElement>(".slider");
	const track = slider?.querySelector<HTMLElement>(".slides");
	if (!slider || !track) return;
	const slides = [...track.children];
	const dots = [...slider.querySelectorAll<HTMLElement>("[data-dot]")];
	let index = 0;
	/** The slide that the track scrolls to. */
	let heading: number | undefined;

	const setUsed = () => track.removeAttribute("data-unused");
	const setPlace = (next: number, isPressed: boolean) => {
		index = next;
		markCurrent(slides, index);
		markCurrent(dots, index);
		centre(dots[index]);
		const announcement = slider.querySelector(":scope > [aria-live]");
		if (announcement) announcement.textContent = isPressed ? `Slide ${index + 1} of ${slides.length}` : "";
		restart?.();
	};
	const show = (next: number, isPressed = false) => {
		const target = wrapIndex(next, slides.length);
		setUsed();
		setPlace(target, isPressed);
		const left = target * track.clientWidth;
		if (heading === undefined && track.scrollLeft === left) return;
		heading = target;
		const isWrap = next !== target;
		const still = isWrap || matchMedia("(prefers-reduced-motion: reduce)").matches;
		track.scrollTo({ left, behavior: still ? "instant" : "smooth" });
	};
	/** After a swipe, the slide that fills the track is the current one. */
	const onScroll = () => {
		setUsed();
		if (track.clientWidth === 0) return;
		const nearest = Math.round(track.scrollLeft / track.clientWidth);
		if (heading === undefined) {
			const target = wrapIndex(nearest, slides.length);
			if (target !== index) setPlace(target, false);
		} else if (nearest === heading) heading = undefined;
	};

	const restart = advanceSlider(slider, track, () => show(index + 1));
	for (const [at, dot] of dots.entries()) dot.addEventListener("click", () => show(at, true));
	for (const arrow of slider.querySelectorAll<HTMLElement>("[data-step]"))
		arrow.addEventListener("click", () => show(index + Number(arrow.dataset.step), true));
	track.addEventListener("scroll", onScroll);
	track.addEventListener("pointerdown", () => {
		setUsed();
		heading = undefined;
	});
	track.addEventListener("wheel", () => {
		heading = undefined;
	});
	// Swiped before the script came.
	if (track.scrollLeft) onScroll();
}

function markCurrent(items: readonly Element[], index: number) {
	for (const [at, item] of items.entries())
		if (at === index) item.setAttribute("aria-current", "true");
		else item.removeAttribute("aria-current");
}

/** Scrolls a row of many dots, and nothing else, to where the current one and its neighbours can be pressed. */
function centre(dot: HTMLElement | undefined) {
	const row = dot?.parentElement;
	if (dot && row) row.scrollLeft = dot.offsetLeft - (row.clientWidth - dot.clientWidth) / 2;
}
