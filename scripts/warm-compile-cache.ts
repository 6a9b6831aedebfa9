/**
 * Part of `npm run build`: starts the built site once, requests the home page and stops it, so that Node keeps the compiled
 * code in `.next/compile-cache` (see `deploy/memory.env`) and the first start takes no longer than the next. Settings are blank, so
 * that the site shows examples, asks no backend and delivers nothing. The build does not fail if this does: the first start
 * then compiles the code itself.
 */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./cluster/free-port.ts";
import { instanceOn } from "./cluster/instance.ts";

const LIMIT_MS = 20_000;
const CACHE = ".next/compile-cache";

await rm(CACHE, { recursive: true, force: true });
const data = await mkdtemp(join(tmpdir(), "site-data-"));
// A blank variable counts as absent, and Next does not replace it by that of `.env`. Names of the company must not be blank.
const settings = [
	...(await readFile(".env.example", "utf8")).matchAll(/^#?\s*((?!COMPANY_)[A-Z][A-Z\d_]*)=/gm),
];
const server = instanceOn(await freePort(), {
	...Object.fromEntries(settings.map(([, name]) => [name, ""])),
	LOG_LEVEL: "silent",
	DATA_DIR: data,
	NODE_COMPILE_CACHE: CACHE,
});
let isAnswered = false;
try {
	await server.start();
	const answer = await fetch(server.url, {
		headers: { connection: "close" },
		signal: AbortSignal.timeout(LIMIT_MS),
	});
	await answer.text();
	isAnswered = true;
	await server.stop();
} catch {
	await server.kill();
}
await rm(data, { recursive: true, force: true });
const files = await readdir(CACHE, { recursive: true }).catch(() => []);
console.log(
	isAnswered
		? `Kept the compiled code of ${files.length} files for the first start`
		: "The site did not start, so its code is compiled at the first start",
);
