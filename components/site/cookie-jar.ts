import Cookies from "js-cookie";
import {
	CONSENT_COOKIE,
	CONSENT_DAYS,
	LESS_DATA_COOKIE,
	LESS_DATA_DAYS,
	PREFERENCES_COOKIE,
} from "#lib/company/limits";
import { type CookiePreferences, storedPreferences } from "#lib/site/consent";
import { whenIdle } from "#lib/web/when-idle";

/** The stored cookie choice; undefined when there is no valid one. */
export const storedChoice = () =>
	storedPreferences(Cookies.get(CONSENT_COOKIE), Cookies.get(PREFERENCES_COOKIE));

/** Stores a choice, in the two cookies of behaviour §9. */
export function storeChoice(choice: CookiePreferences): void {
	const attributes = { expires: CONSENT_DAYS, path: "/", sameSite: "Lax", secure: isSecure() } as const;
	Cookies.set(PREFERENCES_COOKIE, JSON.stringify(choice), attributes);
	Cookies.set(CONSENT_COOKIE, "true", attributes);
	followChoice();
}

/** Starts what the stored choice allows, and ends what it does not. */
export const followChoice = () => followAnalyticsChoice(() => storedChoice()?.analytics === true);

/** Stores whether to use less data. Off leaves no cookie. */
export function storeLessData(isOn: boolean): void {
	if (isOn)
		Cookies.set(LESS_DATA_COOKIE, "1", { expires: LESS_DATA_DAYS, sameSite: "Lax", secure: isSecure() });
	else Cookies.remove(LESS_DATA_COOKIE);
}

const isSecure = () => location.protocol === "https:";

/** The page has settled, or an animation keeps it busy for good. */
const IDLE_WITHIN_MS = 5_000;

let isStarted = false;
let stop: (() => void) | undefined;

/**
 * Begins to measure how fast this page is, or ends it at once, as the visitor's stored choice says. Call it when a page
 * begins and after every change of the choice. The code that measures is fetched only with the visitor's consent, when the
 * page is idle; nobody misses it if it does not load.
 */
function followAnalyticsChoice(isAllowed: () => boolean): void {
	if (!isAllowed()) {
		stop?.();
		stop = undefined;
		isStarted = false;
	} else if (!isStarted) {
		isStarted = true;
		whenIdle(async () => {
			if (!isAllowed()) return;
			const { reportVitals } = await import("./report-vitals").catch(() => ({ reportVitals: undefined }));
			// Meanwhile the visitor may have changed the choice, even twice.
			if (isStarted) stop ??= reportVitals?.(isAllowed);
		}, IDLE_WITHIN_MS);
	}
}
