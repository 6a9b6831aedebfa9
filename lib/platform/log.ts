import pino from "pino";
import { environment } from "#lib/platform/environment";
import { requestContext } from "#lib/platform/request-context";

/**
 * One JSON line per event on standard output, with the id of the request that caused it. Never pass what a visitor typed,
 * nor an error message that may quote it.
 */
export const log = pino({
	level: environment().LOG_LEVEL,
	base: undefined,
	mixin: () => {
		const request = requestContext()?.id;
		return request ? { request } : {};
	},
});
