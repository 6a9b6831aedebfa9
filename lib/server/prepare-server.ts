import { watchAlerts } from "#lib/server/alert-watch";
import { hearOtherInstances } from "#lib/server/content-change";
import { watchHolidays } from "#lib/server/holiday-watch";
import { watchProcess } from "#lib/server/process-metrics";
import { guardRequests } from "#lib/server/request-guard";
import { stopInOrder } from "#lib/server/shutdown";
import { startDelivery } from "#lib/submissions/service";

/** Requests are guarded from the first on, the process is watched, and what was left is delivered. */
export function prepareServer(): void {
	// The development server keeps a web socket open, which the guard would refuse, and stops at once.
	if (process.env.NODE_ENV === "production") {
		guardRequests();
		stopInOrder();
	}
	watchProcess();
	watchHolidays();
	watchAlerts();
	hearOtherInstances();
	startDelivery();
}
