import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "../cluster/free-port.ts";
import type { Content } from "./plain-html.ts";

const VERSION = "7.3.5";
/** Outside the project, whose settings Astro would find, and kept, so that it is installed once. */
const FOLDER = join(tmpdir(), `bench-astro-${VERSION}`);
const ASTRO = join(FOLDER, "node_modules/astro/bin/astro.mjs");
const ENVIRONMENT = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };

/**
 * Builds an Astro project with these pages, by path, in Astro's defaults, and serves it until stopped. Installs Astro from
 * npm into the system's temporary folder, never into this project.
 */
export async function startAstro(
	pages: Record<string, Content>,
	css: string,
): Promise<{ url: string; stop: () => void }> {
	if (!existsSync(ASTRO)) install();
	rmSync(join(FOLDER, "src"), { recursive: true, force: true });
	write("src/page.css", css);
	for (const [path, { title, description, htmlClass, bodyClass, markup }] of Object.entries(pages)) {
		write(`src/content${path}.html`, markup);
		write(
			`src/pages${path}.astro`,
			`---
import "../page.css";
import markup from "../content${path}.html?raw";
---
<!doctype html>
<html lang="en" class=${JSON.stringify(htmlClass)}>
	<head>
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1" />
		<title>{${JSON.stringify(title)}}</title>
		<meta name="description" content={${JSON.stringify(description)}} />
	</head>
	<body class=${JSON.stringify(bodyClass)} set:html={markup} />
</html>
`,
		);
	}
	run(process.execPath, [ASTRO, "build"]);
	const port = await freePort();
	const child = spawn(process.execPath, [ASTRO, "preview", "--host", "localhost", "--port", String(port)], {
		cwd: FOLDER,
		env: ENVIRONMENT,
		stdio: "ignore",
	});
	const stop = () => void child.kill();
	process.once("exit", stop);
	const url = `http://localhost:${port}`;
	for (let tries = 0; tries < 100; tries++) {
		const answer = await fetch(url).catch(() => undefined);
		if (answer) return { url, stop };
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	stop();
	throw new Error("Astro did not start");
}

function install() {
	write("package.json", JSON.stringify({ private: true, type: "module" }));
	run("npm", ["install", "--save-exact", "--no-audit", "--no-fund", `astro@${VERSION}`]);
}

function write(file: string, text: string) {
	const path = join(FOLDER, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}

function run(command: string, args: string[]) {
	const { status, stdout, stderr } = spawnSync(command, args, {
		cwd: FOLDER,
		env: ENVIRONMENT,
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}
