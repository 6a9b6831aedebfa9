import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A browser that the checks drive: one tab, initially the size of a phone. */
export type Engine = {
	name: string;
	/** Renders text slightly wider or narrower than Chromium, so that lines may break elsewhere. */
	hasOtherLetters?: boolean;
	/** Resolves when the page has loaded; rejects if the tab crashed or nothing loaded. */
	open: (url: string) => Promise<void>;
	/** Runs the body of an async function in the page; its result must be JSON. */
	run: (body: string) => Promise<unknown>;
	/** Chooses a file in the field that matches the selector. */
	chooseFile: (selector: string, path: string) => Promise<void>;
	/** Resizes the window. Takes effect with the next page. */
	resize: (size: Size) => Promise<void>;
	/** The script errors since the last call. */
	takeErrors: () => string[];
	close: () => Promise<void>;
};

export type Size = { width: number; height: number };
export const PHONE: Size = { width: 360, height: 780 };
export const DESKTOP: Size = { width: 1280, height: 900 };

/** A page that takes longer to load counts as failed. */
export const OPEN_MS = 60_000;

/** How a browser is started that announces its socket in its output. */
type Start = {
	name: string;
	executable: string;
	/** Its arguments, with its profile in this folder, which is empty. */
	args: (profile: string) => readonly string[];
	announcement: RegExp;
};

/** Starts a browser with a profile of its own. Returns the address that it announced, and how to end it without a trace. */
export async function startBrowser({ name, executable, args, announcement }: Start) {
	const profile = mkdtempSync(join(tmpdir(), "engine-"));
	const child = spawn(executable, args(profile), { detached: true, stdio: ["ignore", "ignore", "pipe"] });
	endWithThisProcess(child);
	const end = async () => {
		killGroup(child);
		await new Promise((resolve) => setTimeout(resolve, 300));
		rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	};
	let output = "";
	const address = await within(
		new Promise<string>((resolve, reject) => {
			child.stderr.on("data", (chunk) => {
				output += chunk;
				const found = announcement.exec(output)?.[1];
				if (found) resolve(found);
			});
			child.once("error", reject);
			child.once("exit", () => reject(new Error(`${name} did not start:\n${output}`)));
		}),
		OPEN_MS,
		`starting ${name}`,
	).catch(async (error: unknown) => {
		await end();
		throw error;
	});
	return { address, end };
}

/** Kills a child that was started `detached`, and its group, when this process ends in whatever way. */
export function endWithThisProcess(child: ChildProcess) {
	const kill = () => killGroup(child);
	process.once("exit", kill);
	child.once("exit", () => process.off("exit", kill));
}

/** Kills a child that was started `detached`, with its group: Debian's browsers are shell scripts that wait for the browser. */
export function killGroup({ pid }: ChildProcess) {
	if (!pid) return;
	try {
		process.kill(-pid, "SIGKILL");
	} catch {
		// All of them have ended.
	}
}

/** Rejects if the promise takes longer. */
export function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
	});
	return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// biome-ignore lint/suspicious/noExplicitAny: the protocols' responses, each with a different shape
export type Answer = Record<string, any>;

/** A socket for commands that wait for their response (DevTools and WebDriver BiDi work alike). */
export async function connect(address: string, onEvent: (message: Answer) => void) {
	const socket = new WebSocket(address);
	const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: Error) => void }>();
	let last = 0;
	socket.addEventListener("message", ({ data }) => {
		const message = JSON.parse(String(data));
		const asked = waiting.get(message.id);
		if (!asked) return onEvent(message);
		waiting.delete(message.id);
		const { error } = message;
		if (error) asked.reject(new Error(error.message ?? `${error}: ${message.message}`));
		else asked.resolve(message.result);
	});
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve);
		socket.addEventListener("error", () => reject(new Error(`nobody listens at ${address}`)));
	});
	return {
		ask: (method: string, params: object = {}, sessionId?: string) =>
			within(
				new Promise<Answer>((resolve, reject) => {
					last += 1;
					waiting.set(last, { resolve, reject });
					socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
				}),
				OPEN_MS,
				method,
			),
		disconnect: () => socket.close(),
	};
}
