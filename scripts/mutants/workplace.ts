import { execFileSync } from "node:child_process";
import { copyFile, cp, glob, link, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Mutant } from "./mutant.ts";

/** The files of a test suite; everything else is what it tests. */
const SUITE_FILES = ["e2e/**", "lib/**/*.test.ts", "playwright.config.ts"];

export type Workplace = {
	folder: string;
	/** Replaces the tests with those of another checkout. */
	takeSuite(from: string): Promise<void>;
	/** Applies a mutant; returns the reason if it does not apply. */
	apply(mutant: Mutant): Promise<string | undefined>;
	/** Reverts a mutant. */
	restore(mutant: Mutant): Promise<void>;
	remove(): Promise<void>;
};

/**
 * A copy of a checkout in the system's temporary folder, including uncommitted changes, with its packages as hard links. Mutants are
 * never applied anywhere else.
 */
export async function openWorkplace(root: string): Promise<Workplace> {
	const folder = await mkdtemp(join(tmpdir(), "mutants-"));
	const files = filesOf(root);
	for (const file of files) await copy(join(root, file), join(folder, file));
	await linkTree(join(root, "node_modules"), join(folder, "node_modules"));
	await skipBuildTypeCheck(folder);
	const originals = new Map<string, string>();
	return {
		folder,
		takeSuite: async (from) => {
			for await (const file of glob(SUITE_FILES, { cwd: folder })) await rm(join(folder, file), FORCE);
			for (const file of filesOf(from).filter(isSuiteFile)) await copy(join(from, file), join(folder, file));
		},
		apply: async (mutant) => {
			const fault = await reasonNotApplicable(folder, mutant);
			if (fault) return fault;
			const path = join(folder, mutant.file);
			const text = await readFile(path, "utf8");
			originals.set(mutant.file, text);
			await writeFile(
				path,
				text.replace(mutant.search, () => mutant.replace),
			);
			return undefined;
		},
		restore: async ({ file }) => {
			const text = originals.get(file);
			if (text !== undefined) await writeFile(join(folder, file), text);
		},
		remove: () => rm(folder, FORCE),
	};
}

/** Why a mutant does not apply to a checkout; undefined if it does. */
export async function reasonNotApplicable(
	folder: string,
	{ file, search }: Mutant,
): Promise<string | undefined> {
	const text = await readFile(join(folder, file), "utf8").catch(() => undefined);
	if (text === undefined) return `${file} does not exist`;
	const times = text.split(search).length - 1;
	return times === 1 ? undefined : `its text stands ${times} times in ${file}`;
}

const FORCE = { recursive: true, force: true };

const isSuiteFile = (file: string) => /^e2e\/|^lib\/.*\.test\.ts$|^playwright\.config\.ts$/.test(file);

/** Files that git tracks or would add, without deleted ones. */
function filesOf(root: string): string[] {
	const list = (...options: string[]) =>
		execFileSync("git", ["ls-files", "-z", ...options], { cwd: root, encoding: "utf8" })
			.split("\0")
			.filter(Boolean);
	const deleted = new Set(list("--deleted"));
	return list("--cached", "--others", "--exclude-standard").filter((file) => !deleted.has(file));
}

async function copy(from: string, to: string) {
	await mkdir(dirname(to), { recursive: true });
	await copyFile(from, to);
}

/** Hard links, because the build rejects files outside its folder; copies across file systems. */
async function linkTree(from: string, to: string): Promise<void> {
	await mkdir(to, { recursive: true });
	for (const entry of await readdir(from, { withFileTypes: true })) {
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (entry.isDirectory()) await linkTree(source, target);
		else if (entry.isFile()) await link(source, target).catch(() => copyFile(source, target));
		else await cp(source, target, { verbatimSymlinks: true });
	}
}

/** For the sources alone: an older suite need not match their types. */
export const TYPES_CONFIG = "tsconfig.mutants.json";

/** Types are checked separately, for many mutants at once, so the build's own check, a third of its time, gets nothing to do. */
async function skipBuildTypeCheck(folder: string) {
	const path = join(folder, "tsconfig.json");
	const config = JSON.parse(await readFile(path, "utf8")) as { exclude: string[] };
	const tests = ["e2e", "scripts", "playwright.config.ts", "**/*.test.ts"];
	await writeFile(
		join(folder, TYPES_CONFIG),
		JSON.stringify({ ...config, exclude: [...config.exclude, ...tests] }),
	);
	const nothing = { files: ["next-env.d.ts"], exclude: ["node_modules", ".next", "**/*.ts", "**/*.tsx"] };
	await writeFile(path, JSON.stringify({ ...config, ...nothing }));
}
