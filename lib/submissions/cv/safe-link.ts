/** Schemes that a link in a document may have. */
const SAFE_SCHEMES = new Set(["http", "https", "mailto", "tel", "sms"]);
/** Longer than any address of a web page. What is longer counts as unsafe, so that no pattern reads megabytes. */
const ADDRESS_MAX = 8_192;

/**
 * Whether a link in a document leads to a web page, an email address or a phone number, or within the document: not to a file,
 * another computer's share, or an address that runs script. An address counts both as it is written and percent-decoded,
 * because readers differ in which of them they open.
 */
export const isSafeLink = (target: string): boolean =>
	target.length <= ADDRESS_MAX && [target, decoded(target)].every(isSafeAsWritten);

/** Whether a target leads out of the document that names it: an address with a scheme, or another computer's share. */
export const leadsOutside = (target: string): boolean =>
	target.length > ADDRESS_MAX ||
	[target, decoded(target)].some((each) => /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(visible(each)));

/**
 * Whether a target is on the author's own disk, where nobody else can put a file: Word records the template of every document
 * made from one. `file://localhost/…` and 'Macintosh HD:…' are how Word for Mac writes it.
 */
export const isOnOwnDisk = (target: string): boolean =>
	target.length <= ADDRESS_MAX &&
	[target, decoded(target)].every((each) =>
		/^(?:(?:file:\/\/(?:localhost)?\/)?[a-z]:[\\/]|file:\/\/(?:localhost)?\/(?![\\/])|[^\\/:]*$|[^\\/:]{2,}(?::[^\\/:]+){2,}$)/i.test(
			visible(each),
		),
	);

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

const decoded = (text: string) =>
	text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
