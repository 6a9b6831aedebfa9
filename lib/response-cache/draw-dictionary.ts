import { answerOf } from "#lib/response-cache/answer";
import { dictionaryBytes, setDictionary } from "#lib/response-cache/dictionary";
import { KEPT_FILE } from "#lib/response-cache/kept-answers";
import type { Drawn } from "#lib/response-cache/response-cache";

/** Only pages are asked for with it. */
const USE = 'match="/*", match-dest=("document")';
const A_YEAR_S = 31_536_000;

/** Makes the page that `draw` draws this process's dictionary. Without a whole page there is none. Never rejects. */
export async function prepareDictionary(draw: () => Promise<Drawn>): Promise<void> {
	const drawn = await draw().catch(() => undefined);
	if (drawn?.kept) setDictionary(drawn.answer.body);
}

/** The dictionary as browsers fetch it. Rejects if there is none. */
export async function drawDictionary(): Promise<Drawn> {
	const headers = {
		"content-type": "text/plain; charset=utf-8",
		"cache-control": `public, max-age=${A_YEAR_S}, immutable`,
		"use-as-dictionary": USE,
		vary: "Accept-Encoding",
		"content-security-policy": "frame-ancestors 'none'",
		"x-robots-tag": "noindex",
	};
	const answer = answerOf({ status: 200, headers, body: dictionaryBytes() });
	return { answer, kept: KEPT_FILE, isFailed: false };
}
