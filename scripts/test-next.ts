/**
 * `npm run test:next [-- VERSION]`: whether the site builds and works with Next's next release, by default the newest canary. Installs it
 * in a copy of the sources, turns on what the next major release turns on, makes the changes that `docs/upgrading.md` names, builds, and
 * runs the browser tests of the interfaces listed there. Exits with 1 if something fails, and names the interface. Without a registry
 * that has such a version it is named as not run.
 */
import { globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { freePort } from "../e2e/support/free-port.ts";
import { copyOfSources } from "../e2e/support/sources-copy.ts";
import { run } from "./run.ts";
import { conclude, expect } from "./verdict.ts";

type Suite = { file: string; suites?: Suite[]; specs?: { ok: boolean; title: string }[] };

/** Repeats on every page what the others show on some. */
const LEFT_OUT = "every-page.spec.ts";
const RESULTS = "test-results/e2e.json";

const [listed = ""] = readFileSync("docs/upgrading.md", "utf8").split("## In which order to look");
/** The rows of the table: an interface, and the browser tests that fail if it changes. */
const interfaces = [...listed.matchAll(/^\| (.+?) \| .+ \| (.*e2e\/.*) \|$/gm)].map(
	([, name = "", tests = ""]) => ({ name, specs: tests.match(/[\w-]+\.spec\.ts/g) ?? [] }),
);
const specs = [...new Set(interfaces.flatMap((each) => each.specs))].filter((spec) => spec !== LEFT_OUT);

const version = process.argv[2] ?? (await newestCanary());
if (!version) {
	console.log("not run: needs a registry with a newer canary of next");
	process.exit(0);
}
process.chdir(await copyOfSources());
makeChanges();
const install = ["npm", "install", "--save-exact", "--min-release-age=0", "--no-audit", "--no-fund"];
await step(`next@${version} can be installed`, [...install, `next@${version}`]);
await step("the site can be built", ["npm", "run", "--silent", "build"]);
const playwright = [process.execPath, "node_modules/@playwright/test/cli.js", "test"];
const { code } = await run([...playwright, ...specs.map((spec) => `e2e/${spec}`)], {
	settings: { E2E_PORT: String(await freePort()) },
});
const tests = (JSON.parse(readFileSync(RESULTS, "utf8")).suites as Suite[]).flatMap(testsOf);
const failed = new Set(tests.filter(({ ok }) => !ok).map(({ file }) => file));
for (const each of interfaces) expect(each.name, !each.specs.some((spec) => failed.has(spec)));
expect("thirty browser tests or more pass", code === 0 && tests.length >= 30);
conclude(`Next ${version} builds the site, and ${tests.length} browser tests pass.`);

/** The last one that the registry lists, if it comes after the installed version. */
async function newestCanary(): Promise<string | undefined> {
	const { code, output } = await run(["npm", "view", "next", "versions", "--json"], { isShown: false });
	if (code !== 0) return undefined;
	const newest = (JSON.parse(output) as string[]).filter((each) => each.includes("-canary.")).at(-1);
	const number = (text: string) => text.split(".", 2).reduce((sum, part) => sum * 1_000 + Number(part), 0);
	const { version } = JSON.parse(readFileSync("node_modules/next/package.json", "utf8"));
	return newest && number(newest) > number(version) ? newest : undefined;
}

async function step(promise: string, command: string[]) {
	const { code } = await run(command, { settings: { BUILT_BY_TESTS: "1" } });
	expect(promise, code === 0);
	if (code !== 0) conclude("");
}

/** The changes of `docs/upgrading.md`. A route waits for its request in a file around it, so that its own stays as it is. */
function makeChanges() {
	change(
		"next.config.ts",
		"	experimental: {",
		"	cacheComponents: true,\n	partialPrefetching: true,\n	experimental: {",
	);
	change(
		"app/layout.tsx",
		"export function generateMetadata()",
		"export const instant = false;\n\nexport async function generateMetadata()",
	);
	change(
		"app/layout.tsx",
		"	const company = companyIdentity();",
		"	await connection();\n	const company = companyIdentity();",
	);
	for (const file of globSync("app/**/{page.tsx,route.ts}")) {
		const source = readFileSync(file, "utf8");
		const own = join(dirname(file), file.endsWith("page.tsx") ? "own-page.tsx" : "own-route.ts");
		renameSync(file, own);
		writeFileSync(
			file,
			aroundRoute(source, `./${own.slice(dirname(own).length + 1).replace(/\.tsx?$/, "")}`),
		);
	}
}

function change(file: string, before: string, after: string) {
	const source = readFileSync(file, "utf8");
	expect(`${file} has “${before.trim()}”`, source.includes(before));
	writeFileSync(file, source.replace(before, after));
}

/** What Next calls of a route waits for the request; all else it exports as it is. */
function aroundRoute(source: string, own: string): string {
	const names = [
		...source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm),
		...source.matchAll(/^export \{ (\w+)/gm),
	].map(([, name = ""]) => name);
	const isCalled = (name: string) => name === "GET" || name === "generateMetadata";
	const called = [
		...names.filter(isCalled),
		...(/^export default|as default/m.test(source) ? ["default"] : []),
	];
	const others = names.filter((name) => !isCalled(name) && name !== "default");
	return [
		'import { connection } from "next/server";',
		`import * as own from "${own}";`,
		...others.map((name) => `export { ${name} } from "${own}";`),
		...called.map(
			(name) =>
				`export ${name === "default" ? "default async function Route" : `async function ${name}`}(...given: never[]) {\n	await connection();\n	return (own.${name} as (...given: never[]) => unknown)(...given);\n}`,
		),
	].join("\n");
}

function testsOf({ file, suites = [], specs = [] }: Suite): { file: string; ok: boolean }[] {
	return [...specs.map(({ ok }) => ({ file, ok })), ...suites.flatMap(testsOf)];
}
