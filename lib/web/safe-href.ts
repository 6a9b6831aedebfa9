import { isPublicHost } from "#lib/web/public-host";

/**
 * A link from the backend, made safe for `href`: a path of this site (with a leading slash added and spaces escaped) or an http(s)
 * URL. A host without its scheme ('www.example.com/x') is on the web, never a path of ours. Undefined for everything else
 * (a host that visitors cannot reach, `javascript:`, `data:`, `//host`, a mailbox, a URL with a user name).
 */
export function safeHref(link: string | undefined): string | undefined {
	const trimmed = link?.trim();
	if (!trimmed || /[\p{Cc}\\]/u.test(trimmed)) return undefined;
	if (/^https?:\/\//i.test(trimmed)) return webUrl(trimmed);
	if (/^[a-z][a-z\d+.-]*:/i.test(trimmed) || trimmed.startsWith("//")) return undefined;
	const [first = ""] = trimmed.split(/[/?#]/, 1);
	if (first.includes("@")) return undefined;
	if (HOST.test(first) && !FILE.test(first)) return webUrl(`https://${trimmed}`);
	const url = new URL(trimmed.startsWith("/") ? trimmed : `/${trimmed}`, "http://site.invalid");
	// '/.//host' resolves to the path '//host', which a browser would treat as another site.
	const path = url.pathname.replace(/^\/+/, "/");
	return url.host === "site.invalid" ? path + url.search + url.hash : undefined;
}

/** No path of this site begins with such a name. */
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}$/u;
const FILE = /\.(?:pdf|docx?|xlsx?|pptx?|txt|csv|xml|ics|html?|php|jpe?g|png|gif|svg|webp|avif)$/i;

/** The part before an '@' is read as the host, and is the name of a user. */
function webUrl(text: string): string | undefined {
	const url = URL.parse(text);
	return url && !url.username && !url.password && isPublicHost(url.hostname) ? url.href : undefined;
}
