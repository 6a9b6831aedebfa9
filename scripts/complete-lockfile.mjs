/**
 * `npm run lockfile`: after `npm install` against a registry that mirrors only some platforms, package-lock.json lacks the
 * others' optional packages, and `npm ci` rejects it everywhere. Adds the missing ones, by version and platform. npm
 * fetches such a package only on its own platform.
 */
import { readFile, writeFile } from "node:fs/promises";

const FILE = "package-lock.json";
const SYSTEMS = "android darwin freebsd linux netbsd openbsd openharmony sunos win32 windows".split(" ");
const PROCESSORS = "arm64 x64 arm ia32 loong64 mips64el ppc64 ppc64le riscv64 s390x wasm32".split(" ");

const lock = JSON.parse(await readFile(FILE, "utf8"));
let added = 0;
for (const { optionalDependencies = {}, dev } of Object.values(lock.packages)) {
	for (const [name, version] of Object.entries(optionalDependencies)) {
		const key = `node_modules/${name}`;
		if (lock.packages[key] || Object.keys(lock.packages).some((path) => path.endsWith(`/${key}`))) continue;
		const words = name
			.split(/[/-]/)
			.map((word) => word.replace(/^linuxmusl$/, "linux").replace(/^arm(eabi|hf|v7|v6)?$/, "arm"));
		const os = SYSTEMS.filter((system) => words.includes(system)).map((system) =>
			system.replace("windows", "win32"),
		);
		const cpu = PROCESSORS.filter((processor) => words.includes(processor));
		if (os.length === 0 && cpu.length === 0)
			throw new Error(`${name} is missing and names no platform: look at it by hand`);
		lock.packages[key] = {
			version: version.replace(/^[~^]/, ""),
			...(cpu.length > 0 && { cpu }),
			...(dev && { dev }),
			...(name.includes("musl") && { libc: ["musl"] }),
			optional: true,
			...(os.length > 0 && { os }),
		};
		added += 1;
	}
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(FILE, `${JSON.stringify(lock, null, "\t")}\n`);
console.log(`${added} packages of other platforms added`);
