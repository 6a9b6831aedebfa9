import { environment } from "#lib/platform/environment";

/**
 * The headers of every response, including those that Next sends before any code of the site runs. The response cache adds the content security policy: two policies would contradict each other.
 */
export const RESPONSE_HEADERS: readonly (readonly [name: string, value: string])[] = [
	["X-Content-Type-Options", "nosniff"],
	// The map's tile server refuses requests without a referrer.
	["Referrer-Policy", "strict-origin-when-cross-origin"],
	[
		"Strict-Transport-Security",
		`max-age=63072000${environment().HSTS_SUBDOMAINS === "on" ? "; includeSubDomains" : ""}`,
	],
	["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
	["Permissions-Policy", "camera=(), microphone=(), payment=(), geolocation=(self)"],
];
