import { cleanLine } from "#lib/submissions/form/clean-text";

const NAME_MAX = 100;
/** Longer than any file system allows. The patterns below would take long for a name of thousands of dots. */
const GIVEN_MAX = 300;
/** Names of devices on Windows, whatever their extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A visitor's file name, made safe to show and to save as: no folders, no control or direction marks, no characters that break
 * file systems or headers, and a single extension, that of its true type. The file itself is never stored under this name.
 */
export function displayName(given: string, ending: string): string {
	const base = cleanLine(given.slice(0, GIVEN_MAX).split("\0", 1)[0] ?? "")
		.replace(/^.*[/\\]/, "")
		.replace(/\.[\p{L}\p{N}]{1,8}$/u, "")
		// Browsers write quotes and line breaks so (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data).
		.replace(/%(22|0A|0D)/g, "")
		.replace(/[\uFFFD"'<>|:*?;%`$&\u200B-\u200F]/g, "")
		.replace(/\s+/g, " ")
		.replace(/^[.\s-]+|[.\s]+$/g, "");
	const short = Array.from(base).slice(0, NAME_MAX).join("").trim();
	return `${short === "" || DEVICE.test(short) ? "cv" : short}.${ending}`;
}
