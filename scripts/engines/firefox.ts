import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
	connect,
	type Engine,
	endWithThisProcess,
	killGroup,
	OPEN_MS,
	PHONE,
	type Size,
	within,
} from "./engine.ts";

/** Starts Firefox, driven over its own WebDriver BiDi socket; undefined if it is not installed (Debian: `firefox-esr`). */
export async function firefox(): Promise<Engine | undefined> {
	const executable = [process.env.FIREFOX_PATH, "firefox-esr", "firefox"].find(
		(path) => path && spawnSync(path, ["--version"]).status === 0,
	);
	if (!executable) return undefined;
	const profile = mkdtempSync(join(tmpdir(), "engine-"));
	// As on a phone, scroll bars take no space.
	writeFileSync(join(profile, "user.js"), 'user_pref("ui.useOverlayScrollbars", 1);\n');
	const child = spawn(
		executable,
		["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
		{ detached: true, stdio: ["ignore", "ignore", "pipe"] },
	);
	endWithThisProcess(child);
	let output = "";
	const address = await within(
		new Promise<string>((resolve, reject) => {
			child.stderr.on("data", (chunk) => {
				output += chunk;
				const found = /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1];
				if (found) resolve(`${found}/session`);
			});
			child.once("error", reject);
		}),
		OPEN_MS,
		"starting Firefox",
	);
	const errors: string[] = [];
	const { ask, disconnect } = await connect(address, ({ method, params }) => {
		if (method === "log.entryAdded" && params.level === "error" && params.type === "javascript")
			errors.push(params.text);
	});
	const { capabilities } = await ask("session.new", { capabilities: {} });
	await ask("session.subscribe", { events: ["log.entryAdded"] });
	const { context } = await ask("browsingContext.create", { type: "tab" });
	const resize = async (viewport: Size) => {
		await ask("browsingContext.setViewport", { context, viewport });
	};
	await resize(PHONE);
	const evaluate = async (expression: string) => {
		const answer = await ask("script.evaluate", { expression, target: { context }, awaitPromise: true });
		if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
		return answer.result;
	};
	return {
		name: `Firefox ${String(capabilities.browserVersion).split(".")[0]}`,
		hasOtherLetters: true,
		open: async (url) => {
			await ask("browsingContext.navigate", { context, url, wait: "complete" });
		},
		run: async (body) =>
			JSON.parse(
				(
					await evaluate(
						`(async () => { ${body} })().then((value) => JSON.stringify(value === undefined ? null : value))`,
					)
				).value,
			),
		resize,
		chooseFile: async (selector, path) => {
			const element = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
			await ask("input.setFiles", { context, element: { sharedId: element.sharedId }, files: [path] });
		},
		screenshot: async () =>
			Buffer.from((await ask("browsingContext.captureScreenshot", { context })).data, "base64"),
		takeErrors: () => errors.splice(0),
		close: async () => {
			disconnect();
			killGroup(child);
			await new Promise((resolve) => setTimeout(resolve, 300));
			rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
		},
	};
}
