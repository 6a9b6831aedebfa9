/**
 * `npm run dev [-- options of server.ts]`: serves the site while it is being written. Builds the scripts of the browser as `npm run
 * build` does and starts `server.ts`, for which Next compiles pages as they are requested. After a change, builds anew what is made of
 * the changed files, restarts the server if it runs one of them itself, and has the pages reload, once for changes that come together.
 * A file that cannot be built stops nothing: terminal and pages show the error.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { globSync, watch } from "node:fs";
import { join, resolve } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { islandSources, projectImports } from "./island-sources.ts";
import { run } from "./run.ts";

type Part = "browserScripts" | "islands" | "server";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDERS = ["app", "components", "content", "lib", "public"];
/** The server reads them once. It also lists the routes once, by these names of their files. */
const READ_ONCE =
	/^(?:server\.ts|\.env(?:\..+)?|next\.config\.ts|package\.json|postcss\.config\.mjs|instrumentation\.ts)$/;
/** Written by `browser-scripts.ts`. */
const COMPILED = "lib/browser/compiled.ts";
/** An editor writes a file several times when it saves it, and a checkout writes many files. */
const QUIET_MS = 300;

Object.assign(process.env, { NODE_ENV: "development" });

/** The files that each part is made of, as paths within the project. */
const inputs: Record<Part, ReadonlySet<string>> = {
	browserScripts: new Set(),
	islands: new Set(),
	server: new Set(),
};
const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;
/** A page that was sent before the last change reloads. */
let version = Date.now();
/** Why the last build failed; empty if it did not. */
let error = "";
let server: ChildProcess | undefined;
let handled = Promise.resolve();

await runScript("browser-scripts.ts");
await runScript("build-islands.ts");
await findInputs();
startServer();
for (const folder of FOLDERS)
	watch(join(ROOT, folder), { recursive: true }, (_event, file) => file && noteChange(`${folder}/${file}`));
watch(ROOT, (_event, file) => file && READ_ONCE.test(file) && noteChange(file));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());

function noteChange(path: string) {
	const file = path.replaceAll("\\", "/");
	if (file.startsWith(COMPILED)) return;
	changed.add(file);
	clearTimeout(timer);
	timer = setTimeout(() => {
		handled = handled.then(handleChanges);
	}, QUIET_MS);
}

async function handleChanges() {
	const files = [...changed];
	changed.clear();
	const isPartOf = (part: Part) => files.some((file) => inputs[part].has(file));
	const areScriptsChanged = isPartOf("browserScripts");
	const isServerChanged =
		areScriptsChanged || isPartOf("server") || files.some((file) => READ_ONCE.test(file));
	const hadFailed = error !== "";
	error = "";
	if (areScriptsChanged || hadFailed) await runScript("browser-scripts.ts");
	if (areScriptsChanged || hadFailed || isPartOf("islands") || files.some(isIsland))
		await runScript("build-islands.ts");
	await findInputs();
	version = Date.now();
	if (isServerChanged && !error) await restartServer();
	else tellServer();
}

/** A new one is part of nothing yet. */
function isIsland(file: string) {
	return /\.(?:island\.tsx|enhancement\.ts)$/.test(file);
}

/** Runs a script of the build; does nothing after one that failed. */
async function runScript(name: string) {
	if (error) return;
	const { code, output } = await run([process.execPath, join(import.meta.dirname, name)], { isShown: false });
	if (code === 0) return;
	error = output;
	console.error(output);
}

/** A change may have added imports. While one of the files cannot be parsed, those known remain. */
async function findInputs() {
	const entryPoints: Record<Part, string[]> = {
		browserScripts: globSync("lib/browser/*.ts", {
			cwd: ROOT,
			exclude: ["**/*.d.ts", "**/*.test.ts", COMPILED],
		}),
		islands: [...islandSources().values(), "components/ui/start-island.tsx"],
		server: ["server.ts"],
	};
	const options: BuildOptions = {
		absWorkingDir: ROOT,
		bundle: true,
		format: "esm",
		outdir: "unused",
		write: false,
		metafile: true,
		logLevel: "silent",
		packages: "external",
		plugins: [projectImports],
		loader: { ".css": "empty" },
	};
	for (const part of Object.keys(inputs) as Part[]) {
		const built = await build({ ...options, entryPoints: entryPoints[part], platform: "node" }).catch(
			() => undefined,
		);
		if (built?.metafile) inputs[part] = new Set(Object.keys(built.metafile.inputs));
	}
}

function startServer() {
	const started = fork(join(ROOT, "server.ts"), process.argv.slice(2), { cwd: ROOT });
	started.on("message", tellServer);
	started.once("exit", (code) => {
		// A wrong setting, or a port in use.
		if (started === server) process.exit(code ?? 1);
	});
	server = started;
}

async function restartServer() {
	const before = server;
	server = undefined;
	if (before?.kill("SIGKILL")) await once(before, "exit");
	startServer();
}

function tellServer() {
	if (server?.connected) server.send({ version, error });
}
