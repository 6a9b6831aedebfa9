import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { BROTLI_FILE, brotli } from "./front.ts";

/** Inside the project, so that it uses the same Next; ignored by git, like the tests' results. */
const FOLDER = fileURLToPath(new URL("../test-results/bare-next/", import.meta.url));
const ROOT = fileURLToPath(new URL("../", import.meta.url));
const NEXT = fileURLToPath(new URL("../node_modules/next/dist/bin/next", import.meta.url));

/**
 * Builds an app with these pages, by path, each with its HTML and nothing else, with the site's version of Next and its
 * defaults: the baseline cost of Next.
 */
export function buildBareNext(pages: Record<string, string>): void {
	rmSync(FOLDER, { recursive: true, force: true });
	const write = (file: string, text: string) => {
		mkdirSync(dirname(FOLDER + file), { recursive: true });
		writeFileSync(FOLDER + file, text);
	};
	write("next.config.mjs", `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };`);
	// Otherwise Next finds the site's own file in a parent folder, and with it everything before the pages.
	write("instrumentation.js", "export function register() {}");
	write(
		"app/layout.jsx",
		`export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
	);
	for (const [path, html] of Object.entries(pages)) {
		write(
			`app${path}/page.jsx`,
			`const html = ${JSON.stringify(html)};
export default function Page() { return <main dangerouslySetInnerHTML={{ __html: html }} />; }`,
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

/** How much script a browser fetches for an empty Next page, compressed. */
export async function bareScriptBytes(): Promise<number> {
	buildBareNext({ "/": "<h1>Hello</h1>" });
	const { url, stop } = await startBareNext();
	try {
		const html = await (await fetch(url)).text();
		let bytes = 0;
		for (const [tag, src] of html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)) {
			if (/nomodule/i.test(tag)) continue;
			bytes += brotli(Buffer.from(await (await fetch(url + src)).arrayBuffer()), BROTLI_FILE).length;
		}
		return bytes;
	} finally {
		stop();
	}
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, "localhost", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
		});
	});
}
