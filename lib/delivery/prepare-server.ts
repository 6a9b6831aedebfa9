import { companyIdentity } from "#lib/company/identity";
import { guardRequests } from "#lib/delivery/request-guard";
import { environment } from "#lib/environment";
import { startDelivery } from "#lib/submissions/post-office";

/** Wrong settings stop the server with a clear text, requests are guarded from the first on, and what was left is delivered. */
export function prepareServer(): void {
	try {
		environment();
		companyIdentity();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
	// The development server keeps a web socket open, which the guard would refuse.
	if (process.env.NODE_ENV === "production") guardRequests();
	startDelivery();
}
