/** The visitor's cookie choice (behaviour §4.8). `necessary` is always true. */
export type CookiePreferences = {
	necessary: true;
	analytics: boolean;
	marketing: boolean;
	preferences: boolean;
};

export const NECESSARY_ONLY: CookiePreferences = {
	necessary: true,
	analytics: false,
	marketing: false,
	preferences: false,
};
export const ALL_COOKIES: CookiePreferences = {
	necessary: true,
	analytics: true,
	marketing: true,
	preferences: true,
};

/**
 * The stored choice, from the raw values of the two cookies (`site_cookie_consent`, `cookie_preferences`).
 * Undefined if no valid choice is stored, including malformed JSON: then the banner asks again and only necessary cookies may be
 * used.
 */
export function storedPreferences(
	consent: string | undefined,
	preferences: string | undefined,
): CookiePreferences | undefined {
	if (consent !== "true" || preferences === undefined) return undefined;
	try {
		const value: unknown = JSON.parse(preferences);
		if (typeof value !== "object" || value === null) return undefined;
		const { analytics, marketing, preferences: remembered } = value as Record<string, unknown>;
		if (typeof analytics !== "boolean" || typeof marketing !== "boolean" || typeof remembered !== "boolean")
			return undefined;
		return { necessary: true, analytics, marketing, preferences: remembered };
	} catch {
		return undefined;
	}
}
