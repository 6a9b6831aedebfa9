import { createHash, randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { DAY_MS } from "#lib/platform/durations";
import { networkOf } from "#lib/submissions/form/visitor-address";

/** How many reports count, of one network and of all. Minutes and days are those of the clock (UTC). */
type ReportLimit = { perMinute: number; perDay?: number; fromAllPerMinute: number };

type Count = { minute: number; inMinute: number; inDay: number };

const NETWORKS_MAX = 20_000;
const MINUTE_MS = 60_000;

/**
 * Limits reports that browsers send by themselves, per network and in total. The function says whether one more report from this
 * address is allowed, and counts it if so. Only a hash of the network is stored, and cannot be traced back to it once the day's
 * salt is gone.
 */
export function reportLimit({ perMinute, perDay = Number.POSITIVE_INFINITY, fromAllPerMinute }: ReportLimit) {
	const today = {
		day: 0,
		salt: "",
		networks: new LRUCache<string, Count>({ max: NETWORKS_MAX }),
		all: { minute: 0, count: 0 },
	};
	return function allows(address: string): boolean {
		const now = Date.now();
		const [minute, day] = [Math.floor(now / MINUTE_MS), Math.floor(now / DAY_MS)];
		if (today.day !== day) {
			today.networks.clear();
			Object.assign(today, { day, salt: randomUUID() });
		}
		if (today.all.minute !== minute) Object.assign(today.all, { minute, count: 0 });
		const key = createHash("sha256").update(today.salt).update(networkOf(address)).digest("base64");
		const known = today.networks.get(key);
		const inDay = known?.inDay ?? 0;
		const inMinute = known?.minute === minute ? known.inMinute : 0;
		if (inMinute >= perMinute || inDay >= perDay || today.all.count >= fromAllPerMinute) return false;
		today.all.count += 1;
		today.networks.set(key, { minute, inMinute: inMinute + 1, inDay: inDay + 1 });
		return true;
	};
}
