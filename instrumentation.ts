import type { Instrumentation } from "next";

/** Runs once when the server starts. */
export async function register() {
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { checkSettings } = await import("#lib/delivery/settings-check");
		await checkSettings();
		const { prepareServer } = await import("#lib/delivery/prepare-server");
		prepareServer();
	}
}

/** Runs when a page or a route handler throws. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { logFault } = await import("#lib/delivery/fault-log");
		logFault(error, routePath);
	}
};
