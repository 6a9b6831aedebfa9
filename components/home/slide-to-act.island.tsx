"use client";

import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { SLIDE_TO_ACT_RESET_MS, SLIDE_TO_ACT_TOLERANCE_PX } from "#lib/company/limits";

type SlideToActProps = { href: string; icon: ReactNode; children: ReactNode };

/** A press that moves less than this, in CSS pixels, is a tap. */
const TAP_TOLERANCE_PX = 4;

/**
 * A link with a handle that visitors can drag to its end instead of tapping (behaviour §4). Click, tap and Enter also
 * follow the link, even without script. If a drag stops short, the handle springs back.
 */
export default function SlideToAct({ href, icon, children }: SlideToActProps) {
	const link = useRef<HTMLAnchorElement>(null);
	const drag = useRef<{ from: number; end: number; x: number } | null>(null);
	const wasDragged = useRef(false);
	const reset = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** Fetched on the first interaction, so that the page does not load it. */
	const spring = useRef<Promise<typeof import("./handle-spring")>>(undefined);

	useEffect(() => () => clearTimeout(reset.current), []);

	const moveHandle = (x: number, end = 1) => {
		link.current?.style.setProperty("--x", `${x}px`);
		link.current?.style.setProperty("--progress", `${x / end}`);
	};
	const onPointerDown = (event: PointerEvent<HTMLElement>) => {
		const handle = event.currentTarget;
		if (!link.current || event.button !== 0) return;
		clearTimeout(reset.current);
		spring.current ??= import("./handle-spring");
		handle.setPointerCapture(event.pointerId);
		const end = link.current.clientWidth - handle.offsetWidth - 2 * handle.offsetLeft;
		drag.current = { from: event.clientX, end, x: 0 };
	};
	const onPointerMove = (event: PointerEvent) => {
		if (!drag.current) return;
		const { from, end } = drag.current;
		drag.current.x = Math.min(Math.max(event.clientX - from, 0), end);
		if (drag.current.x > TAP_TOLERANCE_PX) wasDragged.current = true;
		link.current?.toggleAttribute("data-dragged", true);
		moveHandle(drag.current.x, end);
	};
	const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
		if (!drag.current) return;
		const { x, end } = drag.current;
		drag.current = null;
		link.current?.toggleAttribute("data-dragged", false);
		if (event.type === "pointerup" && end - x <= SLIDE_TO_ACT_TOLERANCE_PX) {
			moveHandle(end, end);
			reset.current = setTimeout(() => moveHandle(0), SLIDE_TO_ACT_RESET_MS);
			link.current?.click();
		} else {
			moveHandle(0);
			const handle = event.currentTarget;
			if (x > TAP_TOLERANCE_PX)
				void spring.current?.then(
					({ springBack }) => springBack(handle, x),
					() => {},
				);
		}
	};
	/** Browsers also fire a click after a mouse drag; for a key and `click()`, `detail` is 0. */
	const onClick = (event: MouseEvent) => {
		if (wasDragged.current && event.detail > 0) event.preventDefault();
	};

	return (
		<a
			ref={link}
			href={href}
			draggable={false}
			onClick={onClick}
			onPointerDownCapture={() => {
				wasDragged.current = false;
			}}
			className="slide-to-act w-full lg:w-80"
		>
			<span
				onPointerDown={onPointerDown}
				onPointerMove={onPointerMove}
				onPointerUp={onPointerEnd}
				onPointerCancel={onPointerEnd}
			>
				{icon}
			</span>
			<span>{children}</span>
		</a>
	);
}
