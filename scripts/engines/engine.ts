import type { ChildProcess } from "node:child_process";

/** A browser that the checks drive: one tab, initially the size of a phone. */
export type Engine = {
	name: string;
	/** Renders text slightly wider or narrower than Chromium, so that lines may break elsewhere. */
	hasOtherLetters?: boolean;
	/** Resolves when the page has loaded; rejects if the tab crashed or nothing loaded. */
	open: (url: string) => Promise<void>;
	/** Runs the body of an async function in the page; its result must be JSON. */
	run: (body: string) => Promise<unknown>;
	/** Puts a file into the field that the selector finds. */
	chooseFile: (selector: string, path: string) => Promise<void>;
	/** Makes the window so large; the next page is the first to show it. */
	resize: (size: Size) => Promise<void>;
	/** What stands in the window, as PNG. */
	screenshot: () => Promise<Buffer>;
	/** The errors that scripts have thrown since this was asked last. */
	takeErrors: () => string[];
	close: () => Promise<void>;
};

export type Size = { width: number; height: number };
export const PHONE: Size = { width: 360, height: 780 };
export const DESKTOP: Size = { width: 1280, height: 900 };

/** A page that does not come in this time does not come. */
export const OPEN_MS = 60_000;

/** Ends the process with this one at the latest, however this one ends. */
export function endWithThisProcess(child: ChildProcess) {
	const kill = () => void child.kill("SIGKILL");
	process.once("exit", kill);
	child.once("exit", () => process.off("exit", kill));
}

/** Rejects when the promise takes longer. */
export function within<T>(promise: Promise<T>, ms: number, what: string): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
	});
	return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// biome-ignore lint/suspicious/noExplicitAny: the protocols' answers, each of another shape
export type Answer = Record<string, any>;

/** A socket of commands that wait for their answer (DevTools and WebDriver BiDi speak alike). */
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
