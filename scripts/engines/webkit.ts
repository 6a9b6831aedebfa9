import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import {
	type Answer,
	type Engine,
	endWithThisProcess,
	killGroup,
	OPEN_MS,
	PHONE,
	type Size,
	within,
} from "./engine.ts";

const DRIVER_PORT = 45_871;
const DISPLAY = ":97";
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/**
 * Starts WebKitGTK's small browser on its own display, driven by WebDriver; undefined if it is not installed (Debian:
 * `webkit2gtk-driver xvfb`). Its WebKit is that of a recent Safari.
 */
export async function webkit(): Promise<Engine | undefined> {
	const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
	if (!browser || spawnSync("which", ["WebKitWebDriver"]).status !== 0) return undefined;
	if (spawnSync("which", ["Xvfb"]).status !== 0) return undefined;
	const children: ChildProcess[] = [
		spawn("Xvfb", [DISPLAY, "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
			detached: true,
			stdio: "ignore",
		}),
		spawn("WebKitWebDriver", [`--port=${DRIVER_PORT}`, "--host=127.0.0.1"], {
			detached: true,
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
	children.forEach(endWithThisProcess);
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
	// Its toolbar keeps the window wider than a phone. The checks compare at the resulting width.
	const resize = async ({ width, height }: Size) => {
		await send("POST", `${session}/window/rect`, { x: 0, y: 0, width, height: height + 60 }).catch(() => {});
	};
	await resize(PHONE);
	const errors: string[] = [];
	const run = async (body: string) => {
		const answer = await send("POST", `${session}/execute/async`, {
			script: `const done = arguments[0];
				const tell = (answer) => done(JSON.stringify({ ...answer, errors: (window.engineErrors || []).splice(0) }));
				(async () => { ${body} })().then(
					(value) => tell({ value: value === undefined ? null : value }), (error) => tell({ failed: String(error) }));`,
			args: [],
		});
		const { value, failed, errors: thrown } = JSON.parse(String(answer));
		errors.push(...thrown);
		if (failed) throw new Error(failed);
		return value;
	};
	return {
		name: `WebKitGTK ${capabilities.browserVersion}`,
		hasOtherLetters: true,
		open: async (url) => {
			await send("POST", `${session}/url`, { url });
			// The driver reports no errors. This site's scripts start after the load event, which is when this resolves.
			await run(`
				const errors = window.engineErrors = [];
				addEventListener("error", (event) => errors.push(event.message));
				addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
			`);
		},
		run,
		resize,
		chooseFile: async (selector, path) => {
			const element = await send("POST", `${session}/element`, { using: "css selector", value: selector });
			await send("POST", `${session}/element/${element[ELEMENT]}/value`, { text: path });
		},
		takeErrors: () => errors.splice(0),
		close: async () => {
			await send("DELETE", session).catch(() => {});
			children.forEach(killGroup);
		},
	};
}
