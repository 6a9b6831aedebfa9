import { isOnRing, placeOnRing, ringOffset, wrapIndex } from "#lib/carousel/rotation";
import { swipeStep } from "#lib/carousel/swipe";
import { FEATURED_LOCK_MS, PLACEHOLDER_IMAGE } from "#lib/company/limits";
import { PRESSABLE_PART } from "#lib/islands/data-attributes";

/**
 * Buttons, pressing a side card and swiping turn the ring. Each turn locks it for half a second, so that quick taps do not make it
 * spin.
 */
export function start(island: HTMLElement): void {
	const ring = island.querySelector<HTMLElement>(".card-ring");
	if (!ring) return;
	const cards = [...ring.children] as HTMLElement[];
	const count = cards.length;
	let centre = 0;
	let isLocked = false;

	const lock = (locked: boolean) => {
		isLocked = locked;
		for (const button of island.querySelectorAll("[data-step]"))
			button.setAttribute("aria-disabled", String(locked));
	};
	const turn = (step: number) => {
		if (step === 0 || isLocked || count < 2) return;
		const next = wrapIndex(centre + step, count);
		moveAround(cards, centre, next, step);
		centre = next;
		for (const [index, card] of cards.entries()) place(card, ringOffset(index, centre, count));
		showPlace(island, cards[centre], centre + 1, count);
		lock(true);
		setTimeout(() => lock(false), FEATURED_LOCK_MS);
	};

	for (const button of island.querySelectorAll<HTMLElement>("[data-step]"))
		button.addEventListener("click", () => turn(Number(button.dataset.step)));
	for (const [index, card] of cards.entries())
		card.addEventListener("click", () => turn(ringOffset(index, centre, count)));
	followSwipes(ring, { isFree: () => !isLocked && count > 1, onSwipe: turn });
	replaceBrokenPictures(ring);
}

function place(card: HTMLElement, offset: number) {
	const isCentre = offset === 0;
	card.toggleAttribute("data-centre", isCentre);
	card.toggleAttribute(PRESSABLE_PART, !isCentre);
	if (isCentre) card.setAttribute("aria-current", "true");
	else card.removeAttribute("aria-current");
	card.style.transform = placeOnRing(offset);
	card.style.zIndex = String(-Math.abs(offset));
	card.style.opacity = isOnRing(offset) ? "" : "0";
	card.style.visibility = isOnRing(offset) ? "" : "hidden";
}

/** Shows and announces which card is in the centre. */
function showPlace(island: HTMLElement, card: HTMLElement | undefined, number: number, count: number) {
	const progress = island.querySelector("[role=progressbar]");
	const bar = progress?.querySelector("div");
	const place = island.querySelector("[data-place]");
	const announcement = island.querySelector("[aria-live]");
	if (!progress || !bar || !place || !announcement) return;
	progress.setAttribute("aria-valuenow", String(number));
	progress.setAttribute("aria-valuetext", `${number} of ${count}`);
	bar.style.transform = `translateX(${(number / count - 1) * 100}%)`;
	place.textContent = `${number} / ${count}`;
	announcement.textContent = `${card?.querySelector("h3")?.textContent}, ${number} of ${count}`;
}

type Swipes = { isFree: () => boolean; onSwipe: (step: number) => void };

/** The cards follow the finger. Whether it was a swipe or a tap is decided when it lifts. */
function followSwipes(ring: HTMLElement, { isFree, onSwipe }: Swipes) {
	let from: PointerEvent | undefined;
	ring.addEventListener("pointerdown", (event) => {
		const isSwipe = event.isPrimary && event.button === 0 && event.pointerType !== "mouse";
		from = isSwipe ? event : undefined;
	});
	ring.addEventListener("pointermove", ({ clientX }) => {
		if (!from || !isFree()) return;
		ring.setAttribute("data-dragged", "");
		ring.style.setProperty("--drag", `${clientX - from.clientX}px`);
	});
	const onEnd = ({ type, clientX, clientY }: PointerEvent) => {
		ring.removeAttribute("data-dragged");
		ring.style.removeProperty("--drag");
		if (from && type === "pointerup") onSwipe(swipeStep(clientX - from.clientX, clientY - from.clientY));
		from = undefined;
	};
	ring.addEventListener("pointerup", onEnd);
	ring.addEventListener("pointercancel", onEnd);
}

/** Cards that wrap around would fly across the others, so they fade in or out at the ends. */
function moveAround(cards: readonly HTMLElement[], from: number, to: number, step: number) {
	if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	for (const [index, card] of cards.entries()) {
		const before = ringOffset(index, from, cards.length);
		const after = ringOffset(index, to, cards.length);
		if (after === before - step) continue;
		card.animate(
			isOnRing(after)
				? [
						{ transform: placeOnRing(after + step), opacity: 0 },
						{ transform: placeOnRing(after), opacity: 1 },
					]
				: [
						{
							transform: placeOnRing(before),
							opacity: isOnRing(before) ? 1 : 0,
							visibility: "visible",
						},
						{ transform: placeOnRing(before - step), opacity: 0, visibility: "visible" },
					],
			{ duration: FEATURED_LOCK_MS, easing: "cubic-bezier(0.22, 0.8, 0.3, 1)" },
		);
	}
}

/** Replaces broken pictures with the placeholder, including those that have failed already. */
function replaceBrokenPictures(ring: HTMLElement) {
	const replace = (picture: EventTarget | null) => {
		if (!(picture instanceof HTMLImageElement) || picture.src.endsWith(PLACEHOLDER_IMAGE)) return;
		picture.removeAttribute("srcset");
		picture.src = PLACEHOLDER_IMAGE;
	};
	ring.addEventListener("error", ({ target }) => replace(target), true);
	for (const picture of ring.querySelectorAll("img"))
		if (picture.complete && picture.naturalWidth === 0) replace(picture);
}
