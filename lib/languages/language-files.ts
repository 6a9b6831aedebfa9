import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { companyIdentity, phoneToCall } from "#lib/company/identity";
import { journeys } from "#lib/languages/journeys";
import { type Language, language, type Translation, translate } from "#lib/languages/language";
import { environment } from "#lib/platform/environment";
import { parseJson } from "#lib/text/json-fault";

/** Where the files of languages and their sounds are. */
export const languagesFolder = (): string =>
	environment().LANGUAGES_DIR ?? join(process.cwd(), "content/languages");

let read: readonly Language[] | undefined;

/** The languages in which anything is written, in the order of their tags. Read once: a change needs a restart. */
export function languages(): readonly Language[] {
	read ??= readLanguages(languagesFolder());
	return read;
}

/** The languages of a folder; none if there is no folder. Throws an error that names file, line and reason of each fault. */
export function readLanguages(folder: string): Language[] {
	if (!existsSync(/* turbopackIgnore: true */ folder)) return [];
	const names = readdirSync(/* turbopackIgnore: true */ folder).filter((name) => name.endsWith(".json"));
	const faults: string[] = [];
	const found = names.sort().flatMap((name) => {
		const file = join(folder, name);
		try {
			const { data, error } = language.safeParse(
				parseJson(readFileSync(/* turbopackIgnore: true */ file, "utf8"), file),
			);
			const own = data
				? faultsOf(data, name, folder)
				: error.issues.map(({ path, message }) => `${path.join(".") || "itself"}: ${message}`);
			faults.push(...own.map((fault) => `${file}: ${fault}`));
			return data ?? [];
		} catch (error) {
			faults.push(error instanceof Error ? error.message : String(error));
			return [];
		}
	});
	if (faults.length > 0) throw new Error(faults.join("\n"));
	return found;
}

/** What the schema cannot see. */
function faultsOf({ language, sounds }: Language, name: string, folder: string): string[] {
	const ids = journeys(companyIdentity()).map(({ id }) => id);
	return [
		...(name === `${language}.json`
			? []
			: [`language: must be the name of the file, '${name.slice(0, -5)}'`]),
		...Object.entries(sounds).flatMap(([id, file]) => [
			...(ids.includes(id) ? [] : [`sounds.${id}: must be one of ${ids.join(", ")}`]),
			...(existsSync(/* turbopackIgnore: true */ join(folder, file))
				? []
				: [`sounds.${id}: there is no file ${file}`]),
		]),
	];
}

export type TranslatedJourney = Translation & { into: Language; href: string };

let whole: readonly TranslatedJourney[] | undefined;

/** Every journey in every language that has all of it. Worked out once: every page asks for it. */
export function translatedJourneys(): readonly TranslatedJourney[] {
	whole ??= wholeJourneys();
	return whole;
}

function wholeJourneys(): TranslatedJourney[] {
	const company = companyIdentity();
	return languages().flatMap((into) =>
		journeys(company).flatMap((journey) => {
			const { missing, translation } = translate(journey, into, phoneToCall(company));
			const href = `/languages/${into.language}/${journey.id}`;
			return missing.length === 0 ? { ...translation, into, href } : [];
		}),
	);
}

/** The paths of a page in all languages that it has, by language; undefined if there is English only. */
export function pathsByLanguage(path: string): Record<string, string> | undefined {
	const all = translatedJourneys();
	const english = all.find((journey) => journey.path === path || journey.href === path)?.path;
	if (!english) return undefined;
	const same = all.filter((journey) => journey.path === english);
	return { en: english, ...Object.fromEntries(same.map(({ into, href }) => [into.language, href])) };
}
