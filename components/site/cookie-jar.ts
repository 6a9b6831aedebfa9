import Cookies from "js-cookie";
import {
	CONSENT_COOKIE,
	CONSENT_DAYS,
	LESS_DATA_COOKIE,
	LESS_DATA_DAYS,
	PREFERENCES_COOKIE,
} from "#lib/company/limits";
import { type CookiePreferences, storedPreferences } from "#lib/site/consent";
import { SETTINGS_CHANGED } from "#lib/site/settings";

/** The stored cookie choice; undefined when there is no valid one. */
export const storedChoice = () =>
	storedPreferences(Cookies.get(CONSENT_COOKIE), Cookies.get(PREFERENCES_COOKIE));

/** Stores a choice, in the two cookies of behaviour §9. */
export function storeChoice(choice: CookiePreferences): void {
	const attributes = { expires: CONSENT_DAYS, path: "/", sameSite: "Lax", secure: isSecure() } as const;
	Cookies.set(PREFERENCES_COOKIE, JSON.stringify(choice), attributes);
	Cookies.set(CONSENT_COOKIE, "true", attributes);
	tellPage();
}

/** Stores whether to use less data. Off leaves no cookie. */
export function storeLessData(isOn: boolean): void {
	if (isOn)
		Cookies.set(LESS_DATA_COOKIE, "1", { expires: LESS_DATA_DAYS, sameSite: "Lax", secure: isSecure() });
	else Cookies.remove(LESS_DATA_COOKIE);
	tellPage();
}

const tellPage = () => document.dispatchEvent(new Event(SETTINGS_CHANGED));

const isSecure = () => location.protocol === "https:";
