"use client";

import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Glyph } from "#components/ui/glyph";
import { ringOffset, wrapIndex } from "#lib/carousel/rotation";
import { swipeStep } from "#lib/carousel/swipe";
import { FEATURED_LOCK_MS, FEATURED_VISIBLE_CARDS, PLACEHOLDER_IMAGE } from "#lib/company/limits";

/** How many cards are visible on each side of the centre: two. */
const REACH = (FEATURED_VISIBLE_CARDS - 1) / 2;

/**
 * Cards on a ring with the chosen one in the centre. Buttons, pressing a side card and swiping turn it. Each turn locks it
 * for half a second, so that quick taps do not make it spin. Without script the cards are in a row.
 */
export function FeaturedCarousel({ cards }: { cards: readonly ReactNode[] }) {
	const ring = useRef<HTMLUListElement>(null);
	const start = useRef<{ x: number; y: number } | null>(null);
	const [centre, setCentre] = useState(0);
	const [isLocked, setLocked] = useState(false);
	const [announcement, setAnnouncement] = useState("");
	const count = cards.length;

	useEffect(() => {
		if (!isLocked) return;
		const timer = setTimeout(() => setLocked(false), FEATURED_LOCK_MS);
		return () => clearTimeout(timer);
	}, [isLocked]);

	useEffect(() => replaceBrokenPictures(ring.current), []);

	const turn = (step: number) => {
		if (step === 0 || isLocked || count < 2) return;
		const next = wrapIndex(centre + step, count);
		moveAround(ring.current, centre, next, step);
		setCentre(next);
		setLocked(true);
		const title = ring.current?.children[next]?.querySelector("h3")?.textContent;
		setAnnouncement(`${title}, ${next + 1} of ${count}`);
	};

	const onPointerDown = (event: PointerEvent) => {
		const isSwipe = event.isPrimary && event.button === 0 && event.pointerType !== "mouse";
		start.current = isSwipe ? { x: event.clientX, y: event.clientY } : null;
	};
	const onPointerMove = (event: PointerEvent) => {
		if (!start.current || isLocked || count < 2) return;
		ring.current?.setAttribute("data-dragged", "");
		ring.current?.style.setProperty("--drag", `${event.clientX - start.current.x}px`);
	};
	const onPointerEnd = (event: PointerEvent) => {
		ring.current?.removeAttribute("data-dragged");
		ring.current?.style.removeProperty("--drag");
		const from = start.current;
		start.current = null;
		if (!from || event.type !== "pointerup") return;
		turn(swipeStep(event.clientX - from.x, event.clientY - from.y));
	};

	return (
		// biome-ignore lint/a11y/useSemanticElements: the carousel pattern names a group, not a set of form fields
		<div role="group" aria-roledescription="carousel" aria-label="Featured products">
			<ul
				ref={ring}
				onPointerDown={onPointerDown}
				onPointerMove={onPointerMove}
				onPointerUp={onPointerEnd}
				onPointerCancel={onPointerEnd}
				className="card-ring"
			>
				{cards.map((card, index) => {
					const offset = ringOffset(index, centre, count);
					const isShown = Math.abs(offset) <= REACH;
					return (
						// biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard turns the ring with the buttons below
						<li
							// biome-ignore lint/suspicious/noArrayIndexKey: a card has no other identity than its place on the ring
							key={index}
							data-centre={offset === 0 ? "" : undefined}
							data-press={offset === 0 ? undefined : ""}
							aria-current={offset === 0 ? "true" : undefined}
							onClick={() => turn(offset)}
							style={{
								transform: placeOnRing(offset),
								zIndex: -Math.abs(offset),
								...(!isShown && { opacity: 0, visibility: "hidden" }),
							}}
						>
							{card}
						</li>
					);
				})}
			</ul>
			{count > 1 && (
				<div className="mx-auto mt-5 flex max-w-md items-center gap-4 px-4 noscript:hidden">
					<TurnButton
						label="Previous product"
						path="m15 5-7 7 7 7"
						isLocked={isLocked}
						onTurn={() => turn(-1)}
					/>
					<div
						role="progressbar"
						aria-label="Product"
						aria-valuemin={0}
						aria-valuemax={count}
						aria-valuenow={centre + 1}
						aria-valuetext={`${centre + 1} of ${count}`}
						className="h-2 grow overflow-hidden rounded-full bg-brand-100"
					>
						{/* Moved, because a changing width would be laid out in each frame of the turn. */}
						<div
							className="h-full rounded-full bg-brand-700 transition-transform duration-500"
							style={{ transform: `translateX(${((centre + 1) / count - 1) * 100}%)` }}
						/>
					</div>
					<span aria-hidden="true" translate="no" className="text-ink-700 text-sm even-figures">
						{`${centre + 1} / ${count}`}
					</span>
					<TurnButton label="Next product" path="m9 5 7 7-7 7" isLocked={isLocked} onTurn={() => turn(1)} />
				</div>
			)}
			<p aria-live="polite" className="sr-only">
				{announcement}
			</p>
		</div>
	);
}

type TurnButtonProps = { label: string; path: string; isLocked: boolean; onTurn: () => void };

/** Stays focusable while locked: disabling the button would lose keyboard focus. */
const TurnButton = ({ label, path, isLocked, onTurn }: TurnButtonProps) => (
	<button
		type="button"
		aria-label={label}
		aria-disabled={isLocked}
		onClick={onTurn}
		className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-700 text-white hover:bg-brand-800 aria-disabled:bg-brand-500 md:transition-colors"
	>
		<Glyph path={path} />
	</button>
);

/** The position of a card. Cards are side by side, smaller towards the ends, and all follow a drag. */
function placeOnRing(offset: number): string {
	const away = Math.abs(offset);
	const x = `${offset} * (var(--card) * ${1 - away * 0.04} + var(--gap))`;
	return `translateX(calc(${x} + var(--drag, 0px))) scale(${1 - away * 0.08})`;
}

/** Cards that wrap around would fly across the others, so they fade in or out at the ends. */
function moveAround(ring: HTMLElement | null, from: number, to: number, step: number) {
	if (!ring || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	const cards = [...ring.children];
	for (const [index, card] of cards.entries()) {
		const before = ringOffset(index, from, cards.length);
		const after = ringOffset(index, to, cards.length);
		if (after === before - step) continue;
		const isComing = Math.abs(after) <= REACH;
		card.animate(
			isComing
				? [
						{ transform: placeOnRing(after + step), opacity: 0 },
						{ transform: placeOnRing(after), opacity: 1 },
					]
				: [
						{
							transform: placeOnRing(before),
							opacity: Math.abs(before) <= REACH ? 1 : 0,
							visibility: "visible",
						},
						{ transform: placeOnRing(before - step), opacity: 0, visibility: "visible" },
					],
			{ duration: FEATURED_LOCK_MS, easing: "cubic-bezier(0.22, 0.8, 0.3, 1)" },
		);
	}
}

/** Replaces broken pictures with the placeholder, including those that failed before hydration. */
function replaceBrokenPictures(ring: HTMLElement | null) {
	const replace = (picture: EventTarget | null) => {
		if (!(picture instanceof HTMLImageElement) || picture.src.endsWith(PLACEHOLDER_IMAGE)) return;
		picture.removeAttribute("srcset");
		picture.src = PLACEHOLDER_IMAGE;
	};
	const onError = (event: Event) => replace(event.target);
	ring?.addEventListener("error", onError, true);
	for (const picture of ring?.querySelectorAll("img") ?? []) {
		if (picture.complete && picture.naturalWidth === 0) replace(picture);
	}
	return () => ring?.removeEventListener("error", onError, true);
}
