import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./cluster/free-port.ts";
import { brotli } from "./front.ts";

/** Inside the project, so that it uses the same Next; ignored by git, like the tests' results. */
const FOLDER = fileURLToPath(new URL("../test-results/bare-next/", import.meta.url));
const ROOT = fileURLToPath(new URL("../", import.meta.url));
const NEXT = fileURLToPath(new URL("../node_modules/next/dist/bin/next", import.meta.url));

/** One page of a bare app: its markup, inside `<body>`, and what its head says. */
export type BarePage = { markup: string; title?: string; description?: string };

/**
 * Builds an app with these pages, by path, and nothing else, with the site's version of Next and its defaults: the baseline
 * cost of Next. All pages share `css` and the classes of `<html>` and `<body>`.
 */
export function buildBareNext(
	pages: Record<string, BarePage>,
	{ css = "", htmlClass = "", bodyClass = "" } = {},
): void {
	rmSync(FOLDER, { recursive: true, force: true });
	const write = (file: string, text: string) => {
		mkdirSync(dirname(FOLDER + file), { recursive: true });
		writeFileSync(FOLDER + file, text);
	};
	write("next.config.mjs", `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };`);
	// Otherwise Next finds the site's own files in a parent folder: what runs before the pages, and Tailwind.
	write("instrumentation.js", "export function register() {}");
	write("postcss.config.mjs", "export default { plugins: {} };");
	if (css) write("app/page.css", css);
	write(
		"app/layout.jsx",
		`${css ? 'import "./page.css";\n' : ""}export default function Layout({ children }) {
	return <html lang="en" className=${JSON.stringify(htmlClass)}><body className=${JSON.stringify(bodyClass)}>{children}</body></html>;
}`,
	);
	for (const [path, { markup, title, description }] of Object.entries(pages)) {
		write(
			`app${path}/page.jsx`,
			`const html = ${JSON.stringify(markup)};
export const metadata = ${JSON.stringify({ title, description })};
export default function Page() { return <div dangerouslySetInnerHTML={{ __html: html }} />; }`,
		);
	}
	const built = spawnSync(process.execPath, [NEXT, "build", FOLDER], { encoding: "utf8" });
	if (built.status !== 0) throw new Error(`the bare app was not built:\n${built.stdout}${built.stderr}`);
}

/** Serves the last bare app built, until stopped. */
export async function startBareNext(): Promise<{ url: string; stop: () => void }> {
	const port = await freePort();
	const child = spawn(process.execPath, [NEXT, "start", FOLDER, "-H", "localhost", "-p", String(port)], {
		stdio: "ignore",
	});
	const url = `http://localhost:${port}`;
	for (let tries = 0; tries < 100; tries++) {
		const isThere = await fetch(url).then(
			() => true,
			() => false,
		);
		if (isThere) return { url, stop: () => child.kill() };
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	child.kill();
	throw new Error("the bare app did not start");
}

/** How much script a browser fetches for a page of a bare app, compressed as files are. */
export async function scriptBytes(url: string): Promise<number> {
	const html = await (await fetch(url)).text();
	let bytes = 0;
	for (const [tag, src] of html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)) {
		if (/nomodule/i.test(tag)) continue;
		const file = await fetch(new URL(src ?? "", url));
		bytes += brotli(Buffer.from(await file.arrayBuffer())).length;
	}
	return bytes;
}
