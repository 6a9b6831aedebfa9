import { RateLimiterMemory } from "rate-limiter-flexible";
import { networkOf } from "#lib/platform/visitor-address";

/** How many reports of one network count in so many seconds, and of all in a minute. */
type ReportLimit = { points: number; seconds: number; fromAllPerMinute: number };

/**
 * Limits what browsers send without being stored under a name, per network and in total. The function says whether one more from this
 * address counts.
 */
export function reportLimit({ points, seconds, fromAllPerMinute }: ReportLimit) {
	const ofAll = new RateLimiterMemory({ points: fromAllPerMinute, duration: 60 });
	const ofNetwork = new RateLimiterMemory({ points, duration: seconds });
	return async function allows(address: string): Promise<boolean> {
		try {
			// Beyond the total, networks are neither charged nor remembered: an owner of many would fill the memory.
			if ((await ofAll.get("all"))?.remainingPoints === 0) return false;
			await ofNetwork.consume(networkOf(address));
			await ofAll.consume("all");
			return true;
		} catch {
			return false;
		}
	};
}
