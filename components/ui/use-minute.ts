import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/**
 * The time on the reader's clock, updated at the start of each minute and when the tab becomes visible again. Undefined on the
 * server and in the first render, so that a cached page never contains a time.
 */
export function useMinute(): Date | undefined {
	const [now, setNow] = useState<Date>();
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const renew = () => {
			clearTimeout(timer);
			setNow(new Date());
			timer = setTimeout(renew, MINUTE_MS - (Date.now() % MINUTE_MS));
		};
		renew();
		document.addEventListener("visibilitychange", renew);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", renew);
		};
	}, []);
	return now;
}
