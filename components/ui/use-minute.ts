import { useEffect, useState } from "react";
import { everyMinute } from "#components/ui/every-minute";

/**
 * The time on the reader's clock, updated each minute. Undefined on the server and in the first render, so that a cached page
 * never contains a time.
 */
export function useMinute(): Date | undefined {
	const [now, setNow] = useState<Date>();
	useEffect(() => everyMinute(setNow), []);
	return now;
}
