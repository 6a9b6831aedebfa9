import type { Instrumentation } from "next";

/** Runs once when the server starts. */
export async function register() {
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { checkServer, checkSettings } = await import("#lib/server/settings-check");
		checkServer();
		await checkSettings();
		const { prepareServer } = await import("#lib/server/prepare-server");
		prepareServer();
	}
}

/** Runs when a page or a route handler throws. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { logError } = await import("#lib/server/error-log");
		logError(error, routePath);
	}
};
