/** Runs once when the server starts. */
export async function register() {
	if (process.env.NEXT_RUNTIME === "nodejs") {
		const { prepareServer } = await import("#lib/delivery/prepare-server");
		prepareServer();
	}
}
