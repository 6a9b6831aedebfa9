import { companyIdentity } from "#lib/company/identity";
import { journeys } from "#lib/languages/journeys";
import { type Language, translate } from "#lib/languages/language";

/** A language that nobody speaks, with every sentence of every journey: ⟦ŋɛ ŋɛ 277 ŋɛ⟧. */
export function inventedLanguage(): Language {
	const empty = {
		language: "qaa",
		name: "Ŋɛŋɛ",
		reviewer: "Ŋɛ Ŋɛ",
		reviewed_on: "2026-11-20",
		words: {},
		sounds: {},
	};
	const sentences = journeys(companyIdentity({})).flatMap((journey) => translate(journey, empty).sentences);
	return { ...empty, words: Object.fromEntries(sentences.map((english) => [english, invented(english)])) };
}

const invented = (english: string) =>
	`⟦${english.replace(/\{\w+\}|\p{L}+/gu, (word) => (word.startsWith("{") ? word : "ŋɛ"))}⟧`;
