/** Shows the half of a pause button (`pause-button.tsx`) that applies. */
export function showPaused(button: HTMLElement, isPaused: boolean): void {
	const [pause, play] = button.children;
	pause?.toggleAttribute("hidden", isPaused);
	play?.toggleAttribute("hidden", !isPaused);
}
