import { log } from "#lib/platform/log";

/** Enough frames to locate the error; the rest belong to the framework. */
const MAX_FRAMES = 8;

/** Logs an error of our own code without its message, which may quote what a visitor sent. */
export function logError(error: unknown, route: string): void {
	const { name, code, digest, stack } = (error ?? {}) as Error & { code?: string; digest?: string };
	const frames = (stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
	const at = frames.slice(0, MAX_FRAMES).map((frame) => frame.trim());
	log.error({ route, name, code, digest, at }, "server error");
}
