/** The prefix of the URLs of resized pictures. */
export const IMAGE_PREFIX = "/_next/image?";

/** As pages write it. */
const RESIZED = /^\/_next\/image\?url=([^&]+)&w=[1-9]\d{0,4}&q=[1-9]\d{0,2}$/;

/**
 * Whether this request URL may be passed to Next. Next caches every spelling of a picture's URL apart, on disk and in memory,
 * so only those that a page can contain may pass. URLs of anything else pass.
 */
export function isImageUrlAllowed(url: string): boolean {
	// As Next parses it: '/x/../_next/image' is the same to it.
	const parsed = URL.parse(url, "http://n");
	if (!parsed) return false;
	if (!parsed.pathname.startsWith("/_next/image")) return true;
	const [, picture = ""] = RESIZED.exec(url) ?? [];
	const decoded = parsed.searchParams.get("url") ?? "";
	return encodeURIComponent(decoded) === picture && isCanonicalPicture(decoded);
}

/** Whether this is a path on this site, or on another over https: in either case without user, query and fragment, in one spelling. */
export function isCanonicalPicture(picture: string): boolean {
	const path = /^(?:https:\/\/[^/\\?#@]+)?(\/.*)$/is.exec(picture)?.[1];
	return path !== undefined && isCanonicalPath(path);
}

/** Encoded letters, digits, '-', '.', '_' and '~', which nobody needs to encode, and '/'. */
const NEEDLESS = /%(?:2[d-f]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i;

/**
 * Spaces, umlauts and the like may be encoded or not, as the backend writes them; the hexadecimal digits are all in capitals
 * or all small.
 */
function isCanonicalPath(path: string): boolean {
	// Next answers a slash at the end with 500.
	if (path.includes("//") || path.endsWith("/") || NEEDLESS.test(path)) return false;
	const encoded = path.match(/%../g)?.join("") ?? "";
	if (encoded !== encoded.toUpperCase() && encoded !== encoded.toLowerCase()) return false;
	try {
		const plain = decodeURIComponent(path);
		// Next prints the URLs of pictures that it cannot read. Parsing removes query, fragment, dot segments, tabs and spaces at the end.
		return !/\p{Cc}/u.test(plain) && decodeURIComponent(new URL(path, "http://n").pathname) === plain;
	} catch {
		return false;
	}
}
