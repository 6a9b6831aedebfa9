import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { connect, type Engine, OPEN_MS, PHONE, type Size, startBrowser, within } from "./engine.ts";

/**
 * Old Chromiums from npm packages, by the versions of `@sparticuz/chromium`. 92 is the oldest; 106 is the last for Android
 * 6, 119 for Android 7, 138 for Android 8 and 9.
 */
export const OLD_CHROMIUMS = {
	"Chromium 92": "92.0.0",
	"Chromium 103": "103.0.0",
	"Chromium 106": "106.0.2",
	"Chromium 111": "111.0.0",
	"Chromium 119": "119.0.2",
	"Chromium 138": "138.0.2",
} as const;

/** Outside node_modules, where `npm ci` would delete them; about 180 MB each. */
const CACHE = process.env.ENGINES_DIR ?? join(homedir(), ".cache", "website-engines");

/** Starts this Chromium, after installing it on first use. */
export function oldChromium(name: keyof typeof OLD_CHROMIUMS): Promise<Engine> {
	const folder = join(CACHE, `chromium-${OLD_CHROMIUMS[name]}`);
	if (!existsSync(join(folder, "chromium"))) install(OLD_CHROMIUMS[name], folder);
	return startChromium(name, join(folder, "chromium"), ["--no-zygote"]);
}

function install(version: string, folder: string) {
	mkdirSync(folder, { recursive: true });
	execFileSync("npm", ["pack", `@sparticuz/chromium@${version}`, "--silent", "--pack-destination", folder]);
	const [archive = ""] = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
	execFileSync("tar", ["xzf", join(folder, archive), "-C", folder, "package/bin"]);
	const packed = join(folder, "package", "bin");
	for (const file of readdirSync(packed)) {
		if (file !== "chromium.br" && file !== "swiftshader.tar.br") continue;
		const target = join(folder, file.replace(".br", ""));
		writeFileSync(`${target}.part`, brotliDecompressSync(readFileSync(join(packed, file))));
		if (file.includes(".tar")) execFileSync("tar", ["xf", `${target}.part`, "-C", folder]);
		else {
			chmodSync(`${target}.part`, 0o755);
			execFileSync("mv", [`${target}.part`, target]);
		}
	}
	rmSync(join(folder, "package"), { recursive: true });
	rmSync(join(folder, archive));
}

/** Starts this Chromium and drives it over its DevTools socket, because Playwright needs a newer one. */
export async function startChromium(name: string, executable: string, args: string[] = []): Promise<Engine> {
	const { address, end } = await startBrowser({
		name,
		executable,
		args: (profile) => [
			"--headless",
			"--no-sandbox",
			"--disable-gpu",
			"--disable-dev-shm-usage",
			"--hide-scrollbars",
			"--font-render-hinting=none",
			"--remote-debugging-port=0",
			`--user-data-dir=${profile}`,
			...args,
			"about:blank",
		],
		announcement: /DevTools listening on (ws:\S+)/,
	});
	const errors: string[] = [];
	let onLoad = () => {};
	let onCrash = (_: Error) => {};
	const { ask, disconnect } = await connect(address, ({ method, params }) => {
		if (method === "Page.loadEventFired") onLoad();
		if (method === "Inspector.targetCrashed" || method === "Target.targetCrashed")
			onCrash(new Error("the tab crashed"));
		if (method === "Runtime.exceptionThrown") {
			const { exception, text } = params.exceptionDetails;
			errors.push(exception?.description ?? text);
		}
	});
	const { targetId } = await ask("Target.createTarget", { url: "about:blank" });
	const { sessionId } = await ask("Target.attachToTarget", { targetId, flatten: true });
	const tab = (method: string, params: object = {}) => ask(method, params, sessionId);
	for (const domain of ["Page", "Runtime", "DOM", "Inspector"]) await tab(`${domain}.enable`);
	const resize = async (size: Size) => {
		const mobile = size.width < 600;
		await tab("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 1, mobile });
	};
	await resize(PHONE);
	const run = async (body: string) => {
		const { result, exceptionDetails } = await tab("Runtime.evaluate", {
			expression: `(async () => { ${body} })().then((value) => JSON.stringify(value === undefined ? null : value))`,
			awaitPromise: true,
		});
		if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
		return JSON.parse(result.value);
	};
	return {
		name,
		open: (url) =>
			within(
				new Promise<void>((resolve, reject) => {
					onLoad = resolve;
					onCrash = reject;
					tab("Page.navigate", { url }).catch(reject);
				}),
				OPEN_MS,
				url,
			),
		run,
		resize,
		chooseFile: async (selector, path) => {
			const { root } = await tab("DOM.getDocument");
			const { nodeId } = await tab("DOM.querySelector", { nodeId: root.nodeId, selector });
			await tab("DOM.setFileInputFiles", { nodeId, files: [path] });
		},
		takeErrors: () => errors.splice(0),
		close: async () => {
			disconnect();
			await end();
		},
	};
}
