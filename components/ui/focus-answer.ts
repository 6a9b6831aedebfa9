/** As high as the bar at the top of every page. */
const BAR_PX = 60;

/**
 * Gives an answer the focus and shows its beginning. By themselves, browsers scroll only as far as they must, and the cookie banner
 * covers the foot of the screen. An answer that begins in the upper half already stays where it is.
 */
export function focusAnswer(answer: HTMLElement | null): void {
	if (!answer) return;
	answer.focus({ preventScroll: true });
	const { top } = answer.getBoundingClientRect();
	if (top < BAR_PX || top > innerHeight / 2) answer.scrollIntoView();
}
