import { inspect } from "node:util";
import { isDevelopment } from "#lib/platform/development";
import { log } from "#lib/platform/log";
import { pageThrew } from "#lib/platform/request-context";

/** Enough frames to locate the error; the rest belong to the framework. */
const MAX_FRAMES = 8;

/** Logs an error of our own code without its message, which may quote what a visitor sent. In development the page shows it. */
export function logError(error: unknown, route: string): void {
	if (isDevelopment) pageThrew(inspect(error));
	const { name, code, digest, stack } = (error ?? {}) as Error & { code?: string; digest?: string };
	const frames = (stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
	const at = frames.slice(0, MAX_FRAMES).map((frame) => frame.trim());
	log.error({ route, name, code, digest, at }, "server error");
}
