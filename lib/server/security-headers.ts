/**
 * On every answer of the built site (`next dev` goes without), also on those that Next gives before any code of the site runs. The content security policy
 * is the page cache's: two of them would contradict each other.
 */
export const SECURITY_HEADERS: readonly (readonly [name: string, value: string])[] = [
	["X-Content-Type-Options", "nosniff"],
	// The map's tile server refuses requests without a referrer.
	["Referrer-Policy", "strict-origin-when-cross-origin"],
	["Strict-Transport-Security", "max-age=63072000; includeSubDomains"],
	["X-Frame-Options", "DENY"],
	["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
	["Permissions-Policy", "camera=(), microphone=(), payment=(), geolocation=(self)"],
];
