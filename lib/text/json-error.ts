/**
 * * The number of the line in which a text stops being JSON, counted from 1. Only for a text that `JSON.parse` has refused: its
 * messages name a line for some errors only.
 */
export function lineOfJsonError(text: string): number {
	const lines = text.split("\n");
	// So many lines may be the beginning of JSON, and so many may not.
	let [possible, broken] = [0, lines.length + 1];
	while (broken - possible > 1) {
		const middle = Math.floor((possible + broken) / 2);
		if (isBroken(`${lines.slice(0, middle).join("\n")}\n`)) broken = middle;
		else possible = middle;
	}
	return Math.min(broken, lines.length);
}

/** Whether nothing that follows could make JSON of this beginning: then `JSON.parse` stops before its end. */
function isBroken(beginning: string): boolean {
	try {
		JSON.parse(beginning);
		return false;
	} catch (error) {
		const { message } = error as SyntaxError;
		const [, position] = / at position (\d+)/.exec(message) ?? [];
		return position ? Number(position) < beginning.length : !message.includes("end of JSON input");
	}
}

/** The value of a file's text. Throws an error that names the file, the line and the reason. */
export function parseJson(text: string, file: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Error(`${file} is not JSON: line ${lineOfJsonError(text)}: ${reason}`, { cause: error });
	}
}
