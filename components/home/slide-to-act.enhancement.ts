import { SLIDE_TO_ACT_RESET_MS, SLIDE_TO_ACT_TOLERANCE_PX } from "#lib/company/limits";

/** A press that moves less than this, in CSS pixels, is a tap. */
const TAP_TOLERANCE_PX = 4;

/**
 * Lets visitors drag the handle of a link to its end instead of tapping it (behaviour §4). If a drag stops short, the handle springs
 * back.
 */
export function start(island: HTMLElement): void {
	const link = island.querySelector<HTMLElement>(".slide-to-act");
	const handle = link?.querySelector<HTMLElement>(":scope > span");
	if (!link || !handle) return;
	let drag: { from: number; end: number; x: number } | undefined;
	let wasDragged = false;
	let reset: ReturnType<typeof setTimeout>;
	/** Fetched on the first interaction, so that the page does not load it. */
	let spring: Promise<typeof import("./handle-spring")> | undefined;

	const moveHandle = (x: number, end = 1) => {
		link.style.setProperty("--x", `${x}px`);
		link.style.setProperty("--progress", `${x / end}`);
	};
	const onEnd = ({ type }: PointerEvent) => {
		if (!drag) return;
		const { x, end } = drag;
		drag = undefined;
		link.toggleAttribute("data-dragged", false);
		if (type === "pointerup" && end - x <= SLIDE_TO_ACT_TOLERANCE_PX) {
			moveHandle(end, end);
			reset = setTimeout(() => moveHandle(0), SLIDE_TO_ACT_RESET_MS);
			link.click();
			return;
		}
		moveHandle(0);
		if (x > TAP_TOLERANCE_PX)
			spring?.then(
				({ springBack }) => springBack(handle, x),
				() => {},
			);
	};

	link.addEventListener(
		"pointerdown",
		() => {
			wasDragged = false;
		},
		true,
	);
	// Browsers also fire a click after a mouse drag; for a key and `click()`, `detail` is 0.
	link.addEventListener("click", (event) => {
		if (wasDragged && event.detail > 0) event.preventDefault();
	});
	handle.addEventListener("pointerdown", ({ button, pointerId, clientX }) => {
		if (button !== 0) return;
		clearTimeout(reset);
		spring ??= import("./handle-spring");
		handle.setPointerCapture(pointerId);
		const end = link.clientWidth - handle.offsetWidth - 2 * handle.offsetLeft;
		drag = { from: clientX, end, x: 0 };
	});
	handle.addEventListener("pointermove", ({ clientX }) => {
		if (!drag) return;
		drag.x = Math.min(Math.max(clientX - drag.from, 0), drag.end);
		if (drag.x > TAP_TOLERANCE_PX) wasDragged = true;
		link.toggleAttribute("data-dragged", true);
		moveHandle(drag.x, drag.end);
	});
	handle.addEventListener("pointerup", onEnd);
	handle.addEventListener("pointercancel", onEnd);
}
