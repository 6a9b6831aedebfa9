import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Something that a document or a comment names but the repository lacks. */
export type DeadReference = { document: string; reference: string };

/** The repository's folders, as documents name them. */
const REPOSITORY_PATH =
	/^(?:\.github|app|components|content|deploy|design|docs|e2e|lib|public|scripts)\/[\w./@[\]-]*$/;
const COMMANDS: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;

/** The Markdown files and workflows of the repository, without those of packages and of builds. */
export const documents = (): string[] =>
	globSync([
		"*.md",
		".github/workflows/*.yml",
		"{.github,app,components,content,deploy,design,docs,e2e,lib,public,scripts}/**/*.md",
	]);

/**
 * The paths in backticks, links and npm scripts of a document that do not exist. Paths start at the repository root; a test
 * may be named without `.ts`, a browser test also without its folder. Links may name a heading of the document they lead to.
 * Also the constants that the document names in a file (`` `FRESH_MS` in `lib/…` ``) and that it lacks.
 */
export function deadReferences(document: string, text = readFileSync(document, "utf8")): DeadReference[] {
	const prose = text.replaceAll(/^```.*?^```/gms, "");
	const names = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);
	const links = [...prose.matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)].map(
		([, link, src]) => link ?? src ?? "",
	);
	const scripts = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name = ""]) => name);
	return [
		...names.filter((name) => !exists(name)),
		...links.filter((link) => !targetExists(document, text, link)),
		...scripts.filter((name) => !(name in COMMANDS)),
		...missingConstants(prose),
	].map((reference) => ({ document, reference }));
}

/** One or more names in backticks, and the file that they stand in. */
const NAMES_IN_FILE = /((?:`[^`\n]+`(?:, | and )?)+) in `([^`\n]+)`/g;
const CONSTANT = /`([A-Z][A-Z\d_]+)`/g;

function missingConstants(prose: string): string[] {
	return [...prose.matchAll(NAMES_IN_FILE)].flatMap(([, names = "", file = ""]) => {
		if (!REPOSITORY_PATH.test(file) || !existsSync(file)) return [];
		const words = new Set(readFileSync(file, "utf8").match(/\w+/g));
		return [...names.matchAll(CONSTANT)]
			.filter(([, constant = ""]) => !words.has(constant))
			.map(([, constant]) => `${constant} in ${file}`);
	});
}

/** The source files of the repository that may have comments. */
export const sources = (): string[] =>
	globSync(["*.ts", "{app,components,design,e2e,lib,scripts}/**/*.{ts,tsx,mjs,css}"]);

/** The files of this site that comments name, by path or by name alone, and that do not exist. */
export function deadFileNames(sources: readonly string[]): DeadReference[] {
	const names = new Set([...sources, ...documents()].map((path) => basename(path)));
	const isThere = (name: string) => (name.includes("/") ? existsSync(name) : names.has(name));
	return sources.flatMap((document) =>
		[...comments(readFileSync(document, "utf8")).matchAll(FILE_NAME)]
			.map(([name]) => name)
			.filter((name) => !NOT_IN_GIT.has(name) && !isThere(name))
			.map((reference) => ({ document, reference })),
	);
}

/** A name with an ending of ours: no pattern (`*.island.tsx`) and no URL. */
const FILE_NAME = /(?<![\w./:*>-])[\w@][\w./@[\]-]*\.(?:tsx?|mjs|css|md)\b/g;
/** Files that Next looks for and that this site does without, and one that the build writes. */
const NOT_IN_GIT = new Set(["manifest.ts", "loading.tsx", "lib/browser/compiled.ts"]);

/** The lines of a source file that belong to comments. */
const comments = (source: string): string =>
	source
		.split("\n")
		.filter((line) => /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line))
		.join("\n");

/** Whether a name in backticks exists, or is no path of the repository. */
function exists(name: string): boolean {
	if (/^[\w-]+\.spec$/.test(name)) return existsSync(`e2e/${name}.ts`);
	if (!REPOSITORY_PATH.test(name)) return true;
	return existsSync(name) || (/\.(?:test|spec)$/.test(name) && existsSync(`${name}.ts`));
}

function targetExists(document: string, text: string, link: string): boolean {
	if (/^[a-z]+:/.test(link)) return true;
	const [path = "", heading] = link.split("#");
	if (path === "") return headings(text).includes(heading ?? "");
	const target = join(dirname(document), path);
	if (!existsSync(target)) return false;
	return heading === undefined || headings(readFileSync(target, "utf8")).includes(heading);
}

/** The anchors of a document's headings on GitHub. */
const headings = (text: string): string[] =>
	[...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
		title
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N} _-]/gu, "")
			.replaceAll(" ", "-"),
	);
