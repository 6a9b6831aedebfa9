/** What a link in a document may lead to. */
const SAFE_SCHEMES = new Set(["http", "https", "mailto", "tel", "sms"]);

/**
 * Whether a link in a document leads to a web page, an email address or a phone number, or within the document: not to a file,
 * another computer's share, or an address that runs script.
 */
export function isSafeLink(target: string): boolean {
	// Readers leave out what cannot be seen.
	const text = [...target].filter((character) => character > " " && character !== "\u007f").join("");
	if (/^[\\/]{2}/.test(text)) return false;
	const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1]?.toLowerCase();
	if (scheme === undefined) return true;
	// 'www.example.com:8080' has no scheme either.
	return SAFE_SCHEMES.has(scheme) || (scheme.includes(".") && /^[^:]+:\d/.test(text));
}
