import { watchAlerts } from "#lib/server/alert-watch";
import { hearOtherInstances } from "#lib/server/content-change";
import { watchFacts } from "#lib/server/fact-watch";
import { watchHolidays } from "#lib/server/holiday-watch";
import { watchProcess } from "#lib/server/process-metrics";
import { stopInOrder } from "#lib/server/shutdown";
import { startDelivery } from "#lib/submissions/service";

/** The process is watched, stops in order, and what was left is delivered. */
export function prepareServer(): void {
	// The development server stops at once.
	if (process.env.NODE_ENV === "production") stopInOrder();
	watchProcess();
	watchHolidays();
	watchFacts();
	watchAlerts();
	hearOtherInstances();
	startDelivery();
}
