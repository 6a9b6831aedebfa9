const MINUTE_MS = 60_000;

/**
 * Calls `update` with the time on the reader's clock: at once, at the start of each minute, and when the tab becomes visible
 * again.
 */
export function everyMinute(update: (now: Date) => void): void {
	let timer: ReturnType<typeof setTimeout>;
	const renew = () => {
		clearTimeout(timer);
		update(new Date());
		timer = setTimeout(renew, MINUTE_MS - (Date.now() % MINUTE_MS));
	};
	renew();
	document.addEventListener("visibilitychange", renew);
}
