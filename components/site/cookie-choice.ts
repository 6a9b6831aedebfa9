import { CONSENT_COOKIE } from "#lib/company/limits";

/** Whether a cookie choice seems to be stored. Whether it is a valid one, `cookie-jar.ts` knows. */
export const hasChosen = () => document.cookie.includes(`${CONSENT_COOKIE}=true`);

/** Starts what the stored choice allows, or asks again if it is none. */
export async function followChoice(): Promise<void> {
	try {
		const jar = await import("#components/site/cookie-jar");
		if (jar.storedChoice()) jar.followChoice();
		else (await import("#components/site/cookie-banner")).showCookieBanner();
	} catch {
		// The connection broke: only necessary cookies are used.
	}
}
