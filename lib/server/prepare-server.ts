import { isDevelopment } from "#lib/platform/development";
import { log } from "#lib/platform/log";
import { watchAlerts } from "#lib/server/alert-watch";
import { listenToOtherInstances } from "#lib/server/content-change";
import { watchFacts } from "#lib/server/fact-watch";
import { watchLists } from "#lib/server/operators-lists";
import { logPrintedLines } from "#lib/server/printed-lines";
import { watchProcess } from "#lib/server/process-metrics";
import { processState } from "#lib/server/process-state";
import { identityError, licenceError, readiness } from "#lib/server/readiness";
import { unknownSettings } from "#lib/server/setting-names";
import { shutDownOnSignals } from "#lib/server/shutdown";
// Its counter of failed scripts must be there before the first report: Prometheus sees no increase from nothing.
import "#lib/server/vitals";
import { startDelivery, submissionService } from "#lib/submissions/service";
import { unavailableResponse } from "#lib/web/conditional-response";

/** Starts the watchers, graceful shutdown, and delivery of the submissions left from the last run. */
export function prepareServer(): void {
	shutDownOnSignals();
	if (!isDevelopment) logPrintedLines();
	for (const error of [licenceError(), identityError(), ...unknownSettings()]) if (error) log.warn(error);
	processState.answers = { readiness, upload };
	watchProcess();
	watchLists();
	watchFacts();
	watchAlerts();
	listenToOtherInstances();
	startDelivery();
}

async function upload(id: string, query: URLSearchParams): Promise<Response> {
	const service = await submissionService().catch(() => undefined);
	return service ? service.cvResponse(id, query) : unavailableResponse();
}
