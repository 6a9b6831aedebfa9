import { storedChoice } from "#components/site/cookie-jar";
import { type CookiePreferences, NECESSARY_ONLY } from "#lib/site/consent";

const KINDS = [
	["necessary", "Necessary", "To keep this site safe and to remember this choice. Always on."],
	["analytics", "Analytics", "To measure how fast our pages are for you. We do not learn who you are."],
	["marketing", "Marketing", "To show you offers that fit you. We set none today."],
	["preferences", "Preferences", "To remember how you like this site. We set none today."],
] as const;

/** The HTML of the kinds of cookies, one by one (behaviour §4), initially as stored. */
export function cookieKinds(): string {
	const stored = storedChoice() ?? NECESSARY_ONLY;
	const rows = KINDS.map(([kind, label, purpose]) => {
		const id = `cookie-${kind}`;
		const state = `${stored[kind] ? " checked" : ""}${kind === "necessary" ? " disabled" : ""}`;
		return `<li><label for="${id}"><span><span class="block font-semibold text-ink-900">${label}</span> <span id="${id}-purpose" class="block text-ink-700">${purpose}</span></span><input type="checkbox" id="${id}" name="${kind}" aria-label="${label}" aria-describedby="${id}-purpose" class="cookie-switch"${state}></label></li>`;
	});
	return `<h2 id="cookie-heading" tabindex="-1">Choose your cookies</h2><ul>${rows.join("")}</ul><div class="cookie-buttons"><button type="button" class="cookie-button" data-page-control="" data-cookie-answer="cancel">Cancel</button><button type="button" class="cookie-button cookie-button-primary" data-page-control="" data-cookie-answer="save">Save Preferences</button></div>`;
}

/** What the switches inside `box` say. */
export function chosenKinds(box: HTMLElement): CookiePreferences {
	const isOn = (kind: string) => box.querySelector<HTMLInputElement>(`[name=${kind}]`)?.checked === true;
	return {
		...NECESSARY_ONLY,
		analytics: isOn("analytics"),
		marketing: isOn("marketing"),
		preferences: isOn("preferences"),
	};
}
