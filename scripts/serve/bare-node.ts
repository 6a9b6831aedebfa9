/**
 * The server that `bench:serve` compares the site with. This file is also its program: as a process of its own, it does not share one
 * with the load.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../cluster/free-port.ts";

/** Compressed pages by their name. */
export type Copies = Record<string, { gzip: Buffer; br: Buffer }>;
type Server = { url: string; pid: number; stop: () => Promise<void> };

/** A Node server that sends these pages with these headers, and does nothing else. */
export async function startNode(copies: Copies, headers: Record<string, string>): Promise<Server> {
	const folder = await mkdtemp(join(tmpdir(), "bench-serve-node-"));
	await writeCopies(folder, copies);
	await writeFile(join(folder, "headers.json"), JSON.stringify(headers));
	const port = await freePort();
	const child = spawn(process.execPath, [fileURLToPath(import.meta.url), folder, String(port)], {
		stdio: "inherit",
	});
	const end = () => void child.kill("SIGTERM");
	process.once("exit", end);
	const url = `http://127.0.0.1:${port}`;
	for (let tries = 0; ; tries++) {
		if (child.exitCode !== null || tries > 100) throw new Error(`${url} did not start`);
		if (await fetch(url).catch(() => undefined)) break;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	return {
		url,
		pid: child.pid ?? 0,
		stop: async () => {
			process.off("exit", end);
			const exit = once(child, "exit");
			end();
			await exit;
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function writeCopies(folder: string, copies: Copies) {
	await mkdir(join(folder, "pages"));
	for (const [name, { gzip, br }] of Object.entries(copies)) {
		const file = join(folder, "pages", name);
		await writeFile(file, "");
		await writeFile(`${file}.gz`, gzip);
		await writeFile(`${file}.br`, br);
	}
}

/** The bare Node server itself. */
async function serve(folder: string, port: number) {
	const sent = JSON.parse(await readFile(join(folder, "headers.json"), "utf8"));
	const kept = new Map<string, Buffer>();
	for (const name of ["plain", "query", "detail"]) {
		kept.set(`/${name} gzip`, await readFile(join(folder, "pages", `${name}.gz`)));
		kept.set(`/${name} br`, await readFile(join(folder, "pages", `${name}.br`)));
	}
	createServer(({ url, headers }, response) => {
		const encoding = headers["accept-encoding"]?.includes("br") ? "br" : "gzip";
		const body = kept.get(`${url} ${encoding}`);
		if (body)
			response.writeHead(200, { ...sent, "content-encoding": encoding, "content-length": body.length });
		else response.writeHead(404);
		response.end(body);
	}).listen(port, "127.0.0.1");
}

if (import.meta.main) await serve(process.argv[2] ?? "", Number(process.argv[3]));
