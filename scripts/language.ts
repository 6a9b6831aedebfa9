/**
 * `npm run language -- tw`: writes the file of a language, or completes it, with every English sentence that its texts need. What is
 * written already stays. Says what is missing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { companyIdentity } from "#lib/company/identity";
import { journeys } from "#lib/languages/journeys";
import { type Language, translate } from "#lib/languages/language";
import { languagesFolder } from "#lib/languages/language-files";
import { parseJson } from "#lib/text/json-fault";

const [tag = ""] = process.argv.slice(2);
if (!/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(tag)) {
	console.error("Name the language by its tag: npm run language -- tw");
	process.exit(2);
}
const file = join(languagesFolder(), `${tag}.json`);
const found = existsSync(file) ? (parseJson(readFileSync(file, "utf8"), file) as Partial<Language>) : {};
const written = { language: tag, name: "", reviewer: "", reviewed_on: "", words: {}, ...found };
const words: Record<string, string> = {};
for (const journey of journeys(companyIdentity())) {
	const { missing, sentences } = translate(journey, { ...written, reviewed_on: "2000-01-01", sounds: {} });
	for (const sentence of sentences) words[sentence] = "";
	console.log(
		`${journey.id}: ${missing.length === 0 ? "complete" : `${missing.length} sentences are missing`}`,
	);
}
mkdirSync(languagesFolder(), { recursive: true });
writeFileSync(file, `${JSON.stringify({ ...written, words: { ...words, ...written.words } }, null, "\t")}\n`);
console.log(`${file} has every sentence.`);
