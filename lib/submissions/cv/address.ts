/** Longer than any address of a web page. What is longer counts as leading elsewhere, so that no pattern reads megabytes. */
const ADDRESS_MAX = 8_192;
const WEB = new Set(["http", "https", "mailto", "tel", "sms"]);
/** 'C:\…', 'file:///…', and as Word for Mac writes it: 'file://localhost/…' and 'Macintosh HD:Users:…'. */
const OWN_DISK =
	/^(?:(?:file:\/\/(?:localhost)?\/)?[a-z]:[\\/]|file:\/\/(?:localhost)?\/(?![\\/])|[^\\/:]{2,}(?::[^\\/:]+){2,}$)/i;
const PICTURE = /^data:image\/(png|jpe?g|gif)[;,]/i;

/**
 * Where an address in a document leads: to a place in it or beside it, to the web (or an email address or a phone number), to the
 * author's own disk, where nobody else can put a file, or elsewhere: to a share of another computer, to script or to a program.
 */
type Place = "beside" | "web" | "disk" | "elsewhere";

/** Whether a click on a link opens nothing but a web page, an email, a call, or a place in the document. */
export const isSafeLink = (target: string): boolean =>
	placesOf(target).every((place) => place === "beside" || place === "web");

/** Whether a program that reads this address by itself asks another computer. */
export const isRemote = (target: string): boolean =>
	placesOf(target).some((place) => place === "web" || place === "elsewhere");

/** As it is written and percent-decoded, because readers differ in which of them they open. */
function placesOf(target: string): Place[] {
	if (PICTURE.test(target.slice(0, 30))) return ["beside"];
	if (target.length > ADDRESS_MAX) return ["elsewhere"];
	const decoded = target.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
		String.fromCharCode(Number.parseInt(hex, 16)),
	);
	return [placeOf(target), placeOf(decoded)];
}

function placeOf(target: string): Place {
	// Readers ignore invisible characters.
	const text = target.replace(/[\p{C}\p{Z}]/gu, "");
	if (OWN_DISK.test(text)) return "disk";
	if (/^[\\/]{2}/.test(text)) return "elsewhere";
	const [, scheme] = /^([^/?#:]*):/.exec(text) ?? [];
	// 'www.example.com:8080' has no scheme.
	if (scheme === undefined || /^[a-z\d-]+(\.[a-z\d-]+)+:\d/i.test(text)) return "beside";
	return WEB.has(scheme.toLowerCase()) ? "web" : "elsewhere";
}
