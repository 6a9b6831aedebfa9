import { statSync } from "node:fs";
import { errorName } from "#lib/platform/error-name";

/** A text that changes whenever the file does, found without reading it; `none` if there is no file. Never throws. */
export function fileState(file: string): string {
	try {
		const facts = statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false });
		return facts ? `${facts.mtimeMs} ${facts.size} ${facts.ino}` : "none";
	} catch (error) {
		return errorName(error);
	}
}
