const TOKEN = /\s*(?:"(?:[^"\\\n]|\\.)*"|[{}[\],:]|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/**
 * The number of the line in which a text stops being JSON, counted from 1. Only for a text that `JSON.parse` has refused: its errors
 * name a line for some faults only.
 */
export function lineOfJsonFault(text: string): number {
	const upTo = text.slice(0, faultIn(text));
	return upTo.split("\n").length;
}

/** The value of a file's text. Throws an error that names the file, the line and the reason. */
export function parseJson(text: string, file: string): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Error(`${file} is not JSON: line ${lineOfJsonFault(text)}: ${reason}`, { cause: error });
	}
}

type Wanted = "value" | "value or end" | "name" | "name or end" | "colon" | "comma or end" | "nothing";

/** Where the first token is that may not stand there, or the end of the text. */
function faultIn(text: string): number {
	const ends: string[] = [];
	let wanted: Wanted = "value";
	for (let at = 0; ; at = TOKEN.lastIndex) {
		TOKEN.lastIndex = at;
		const token = TOKEN.exec(text)?.[0];
		const start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
		const next: Wanted | undefined = token ? after(token.trim(), wanted, ends) : undefined;
		if (!next) return start;
		wanted = next;
	}
}

/** What may follow a token, and undefined if the token may not stand there. `ends` are the brackets that are open. */
function after(token: string, wanted: Wanted, ends: string[]): Wanted | undefined {
	const isName = wanted === "name" || wanted === "name or end";
	if (token === ends.at(-1) && wanted.endsWith("or end")) {
		ends.pop();
		return ends.length > 0 ? "comma or end" : "nothing";
	}
	if (token === ",") {
		if (wanted !== "comma or end") return undefined;
		return ends.at(-1) === "}" ? "name" : "value";
	}
	if (token === ":") return wanted === "colon" ? "value" : undefined;
	if (isName) return token.startsWith('"') ? "colon" : undefined;
	if (wanted !== "value" && wanted !== "value or end") return undefined;
	if (token === "{" || token === "[") {
		ends.push(token === "{" ? "}" : "]");
		return token === "{" ? "name or end" : "value or end";
	}
	if (token === "}" || token === "]") return undefined;
	return ends.length > 0 ? "comma or end" : "nothing";
}
