import { spring } from "motion";
import { animate } from "motion/mini";

/** Animates the handle of the slide-to-act button from `x` pixels back to its start. */
export function springBack(handle: HTMLElement, x: number) {
	if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
	animate(
		handle,
		{ transform: [`translateX(${x}px)`, "translateX(0px)"] },
		{ type: spring, stiffness: 380, damping: 20 },
	);
}
