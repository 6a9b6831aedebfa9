import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { type Answer, type Engine, OPEN_MS, PHONE, within } from "./engine.ts";

const DRIVER_PORT = 45_871;
const DISPLAY = ":97";
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/**
 * Starts WebKitGTK's small browser on a display of its own, driven by WebDriver; undefined when there is none (Debian:
 * `webkit2gtk-driver xvfb`). Its version of WebKit is that of a recent Safari.
 */
export async function webkit(): Promise<Engine | undefined> {
	const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
	if (!browser || spawnSync("WebKitWebDriver", ["--version"]).status !== 0) return undefined;
	if (spawnSync("which", ["Xvfb"]).status !== 0) return undefined;
	const children: ChildProcess[] = [
		spawn("Xvfb", [DISPLAY, "-screen", "0", "800x900x24", "-nolisten", "tcp"], { stdio: "ignore" }),
		spawn("WebKitWebDriver", [`--port=${DRIVER_PORT}`, "--host=127.0.0.1"], {
			stdio: "ignore",
			env: {
				...process.env,
				DISPLAY,
				GDK_BACKEND: "x11",
				LIBGL_ALWAYS_SOFTWARE: "1",
				WEBKIT_DISABLE_COMPOSITING_MODE: "1",
				WEBKIT_FORCE_SANDBOX: "0",
				WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
			},
		}),
	];
	const send = async (method: string, path: string, body?: object): Promise<Answer> => {
		const answer = await within(
			fetch(`http://127.0.0.1:${DRIVER_PORT}${path}`, { method, body: body && JSON.stringify(body) }),
			OPEN_MS,
			path,
		);
		const { value } = (await answer.json()) as Answer;
		if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
		return value;
	};
	await new Promise((resolve) => setTimeout(resolve, 2_000));
	const { sessionId, capabilities } = await send("POST", "/session", {
		capabilities: {
			alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
		},
	});
	const session = `/session/${sessionId}`;
	await send("POST", `${session}/timeouts`, { script: OPEN_MS, pageLoad: OPEN_MS });
	await send("POST", `${session}/window/rect`, { x: 0, y: 0, ...PHONE, height: PHONE.height + 60 }).catch(
		() => {},
	);
	const run = async (body: string) => {
		const value = await send("POST", `${session}/execute/async`, {
			script: `const done = arguments[0]; (async () => { ${body} })().then((value) => done(JSON.stringify(value === undefined ? null : value)), (error) => done(JSON.stringify({ failed: String(error) })))`,
			args: [],
		});
		return JSON.parse(String(value));
	};
	return {
		name: `WebKitGTK ${capabilities.browserVersion}`,
		open: async (url) => {
			await send("POST", `${session}/url`, { url });
		},
		run,
		chooseFile: async (selector, path) => {
			const element = await send("POST", `${session}/element`, { using: "css selector", value: selector });
			await send("POST", `${session}/element/${element[ELEMENT]}/value`, { text: path });
		},
		screenshot: async () => Buffer.from(String(await send("GET", `${session}/screenshot`)), "base64"),
		// The driver tells none; a page whose scripts fail is found by what it does not do.
		takeErrors: () => [],
		close: async () => {
			await send("DELETE", session).catch(() => {});
			for (const child of children) child.kill("SIGKILL");
		},
	};
}
