import pino from "pino";
import { environment } from "#lib/platform/environment";
import { requestContext } from "#lib/platform/request-context";

/**
 * Lines are written at once. Pino would otherwise write them later, and at the end of the process try for ever to write those that a
 * reader that has gone cannot get. What cannot be written is dropped.
 */
const lines = pino.destination({ dest: 1, sync: true, maxLength: 1024 * 1024 });
lines.on("error", () => {});

/**
 * One JSON line per event on standard output, with the id of the request that caused it. Never pass what a visitor typed,
 * nor an error message that may quote it.
 */
export const log = pino(
	{
		level: environment().LOG_LEVEL,
		base: undefined,
		mixin: () => {
			const request = requestContext()?.id;
			return request ? { request } : {};
		},
	},
	lines,
);
