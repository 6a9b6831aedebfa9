import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { companyIdentity } from "#lib/company/identity";
import { journeys } from "#lib/languages/journeys";
import { translate } from "#lib/languages/language";
import { readLanguages } from "#lib/languages/language-files";
import { inventedLanguage } from "#lib/languages/samples/invented-language";
import { temporaryFolder } from "#lib/platform/samples/temporary-folder";

const all = journeys(companyIdentity({}));
const invented = inventedLanguage();
const shown = (words: Record<string, string>) =>
	all
		.filter((journey) => translate(journey, { ...invented, words }).missing.length === 0)
		.map(({ id }) => id);
const ALL = ["lost-phone", "ussd", "what-to-bring", "protected-money", "send-a-request", "opening-hours"];

test("a language with every sentence has every journey, and no English in it", () => {
	assert.deepEqual(shown(invented.words), ALL);
	for (const journey of all) {
		const { id, path, ...told } = translate(journey, invented, "0800 000 000").translation;
		const texts: string[] = [];
		JSON.stringify(told, (key, value) => {
			if (typeof value === "string" && key !== "id") texts.push(value);
			return value;
		});
		assert.ok(texts.length > 8, id + path);
		for (const text of texts) assert.match(text, /^⟦(?:[ŋɛŊƐ]+|[^\p{L}{}])*⟧$/u);
	}
});

test("a missing sentence hides its journey, and one of the frame hides all", () => {
	const rest = ALL.filter((id) => id !== "ussd");
	const pin = "Type your PIN";
	for (const [words, expected] of [
		[{ [pin]: undefined }, rest],
		[{ [pin]: "  " }, rest],
		[{ [pin]: pin }, rest],
		[{ "Dial *277# and press Call": "⟦ŋɛ *227# ŋɛ⟧" }, rest],
		[{ "Call {phone}": "⟦ŋɛ⟧" }, []],
		[{ "Call {phone}": "⟦ŋɛ {number}⟧" }, []],
		[{ constructor: "⟦⟧" }, ALL],
	] as const)
		assert.deepEqual(
			shown({ ...invented.words, ...words } as Record<string, string>),
			expected,
			JSON.stringify(words),
		);
});

test("the day of the check is written by ICU, and in figures for a language that ICU does not know", () => {
	const checked = (language: string) =>
		translate(all[0] ?? assert.fail(), { ...invented, language }).translation.frame.reviewed;
	assert.match(checked("qaa"), /2026-11-20/);
	assert.match(checked("ha"), /20 Nuwamba,? 2026/);
});

test("a file that cannot be used is named with its line and the reason", () => {
	const folder = temporaryFolder();
	const written = (name: string, text: string) => {
		writeFileSync(join(folder, name), text);
		try {
			return readLanguages(folder)
				.map(({ language }) => language)
				.join();
		} catch (error) {
			return (error as Error).message.replaceAll(`${folder}/`, "");
		} finally {
			rmSync(join(folder, name));
		}
	};
	const file = (changed: object) => JSON.stringify({ ...invented, words: {}, ...changed });
	assert.equal(written("qaa.json", file({})), "qaa");
	assert.match(
		written("qaa.json", '{\n"language": "qaa",\n"name" "x" }'),
		/^qaa\.json is not JSON: line 3: /,
	);
	assert.equal(written("tw.json", file({})), "tw.json: language: must be the name of the file, 'tw'");
	for (const [changed, fault] of [
		[{ reviewer: " " }, /^qaa\.json: reviewer: /],
		[{ reviewed_on: "soon" }, /^qaa\.json: reviewed_on: /],
		[{ language: "English" }, /^qaa\.json: language: a language tag such as 'tw'/],
		[{ language: "en" }, /^qaa\.json: language: /],
		[{ words: ["x"] }, /^qaa\.json: words: /],
		[{ word: {} }, /^qaa\.json: itself: /],
		[{ sounds: { usd: "../x.mp3" } }, /^qaa\.json: sounds\.usd: a file such as 'tw-ussd\.mp3'/],
		[{ sounds: { usd: "x.mp3" } }, /sounds\.usd: must be one of lost-phone, .*\n.*there is no file x\.mp3/],
	] as const)
		assert.match(written("qaa.json", file(changed)), fault);
	assert.deepEqual(readLanguages(join(folder, "none")), []);
});
