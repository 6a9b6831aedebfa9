/** Schemes that a link in a document may have. */
const SAFE_SCHEMES = new Set(["http", "https", "mailto", "tel", "sms"]);

/**
 * Whether a link in a document leads to a web page, an email address or a phone number, or within the document: not to a file,
 * another computer's share, or an address that runs script. An address counts both as it is written and percent-decoded,
 * because readers differ in which of them they open.
 */
export function isSafeLink(target: string): boolean {
	return [target, decoded(target)].every(isSafeAsWritten);
}

/** Whether a target leads out of the document that names it: an address with a scheme, or another computer's share. */
export function leadsOutside(target: string): boolean {
	return [target, decoded(target)].some((each) => /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(visible(each)));
}

function isSafeAsWritten(target: string): boolean {
	const text = visible(target);
	if (/^[\\/]{2}/.test(text)) return false;
	const [, beforeColon] = /^([^/?#:]*):/.exec(text) ?? [];
	if (beforeColon === undefined) return true;
	// 'www.example.com:8080' has no scheme.
	return SAFE_SCHEMES.has(beforeColon.toLowerCase()) || /^[a-z\d-]+(\.[a-z\d-]+)+:\d/i.test(text);
}

/** Readers ignore invisible characters. */
const visible = (text: string) => text.replace(/[\p{C}\p{Z}]/gu, "");

function decoded(text: string): string {
	return text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
