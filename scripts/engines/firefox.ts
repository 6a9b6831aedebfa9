import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect, type Engine, PHONE, type Size, startBrowser } from "./engine.ts";

/** Starts Firefox, driven over its own WebDriver BiDi socket; undefined if it is not installed (Debian: `firefox-esr`). */
export async function firefox(): Promise<Engine | undefined> {
	const executable = [process.env.FIREFOX_PATH, "firefox-esr", "firefox"].find(
		(path) => path && spawnSync(path, ["--version"]).status === 0,
	);
	if (!executable) return undefined;
	const { address, end } = await startBrowser({
		name: "Firefox",
		executable,
		args: (profile) => {
			// As on a phone, scroll bars take no space.
			writeFileSync(join(profile, "user.js"), 'user_pref("ui.useOverlayScrollbars", 1);\n');
			return ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
		},
		announcement: /WebDriver BiDi listening on (ws:\S+)/,
	});
	const errors: string[] = [];
	/** The page was left before its typeface (NS_BINDING_ABORTED) or an island had come. An island that fails shows in its own check. */
	const isAbandoned = (text: string) => /status=2152398850|error loading dynamically imported/.test(text);
	const { ask, disconnect } = await connect(`${address}/session`, ({ method, params }) => {
		const isError = method === "log.entryAdded" && params.level === "error" && params.type === "javascript";
		if (isError && !isAbandoned(params.text)) errors.push(params.text);
		if (method === "script.message") errors.push(`policy: ${params.data.value}`);
	});
	const { capabilities } = await ask("session.new", { capabilities: {} });
	await ask("session.subscribe", { events: ["log.entryAdded", "script.message"] });
	await ask("script.addPreloadScript", {
		functionDeclaration: `(tell) => addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
			tell([effectiveDirective, blockedURI, sample].join(" ")))`,
		arguments: [{ type: "channel", value: { channel: "policy" } }],
	});
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
		takeErrors: () => errors.splice(0),
		close: async () => {
			disconnect();
			await end();
		},
	};
}
