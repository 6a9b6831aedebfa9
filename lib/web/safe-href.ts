/**
 * A link from the backend, made safe for `href`: a path of this site (with a leading slash added and spaces escaped) or an http(s)
 * address. Undefined for everything else (`javascript:`, `data:`, `//host`).
 */
export function safeHref(link: string | undefined): string | undefined {
	const trimmed = link?.trim();
	if (!trimmed || /[\p{Cc}\\]/u.test(trimmed)) return undefined;
	if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? new URL(trimmed).href : undefined;
	if (/^[a-z][a-z\d+.-]*:/i.test(trimmed) || trimmed.startsWith("//")) return undefined;
	const url = new URL(trimmed.startsWith("/") ? trimmed : `/${trimmed}`, "http://site.invalid");
	// '/.//host' resolves to the path '//host', which a browser would treat as another site.
	const path = url.pathname.replace(/^\/+/, "/");
	return url.host === "site.invalid" ? path + url.search + url.hash : undefined;
}
