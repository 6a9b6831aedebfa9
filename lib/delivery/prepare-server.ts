import { watchAlerts } from "#lib/delivery/alert-watch";
import { hearOtherInstances } from "#lib/delivery/content-change";
import { watchHolidays } from "#lib/delivery/holiday-watch";
import { watchProcess } from "#lib/delivery/process-figures";
import { guardRequests } from "#lib/delivery/request-guard";
import { stopInOrder } from "#lib/delivery/shutdown";
import { startDelivery } from "#lib/submissions/post-office";

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
