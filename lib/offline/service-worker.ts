import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FAREWELL_WORKER, OFFLINE_WORKER } from "#lib/browser/compiled";
import { environment } from "#lib/platform/environment";

/** Whether pages register the service worker. `next dev` does not: it would keep files that are being changed. */
export const keepsOfflineCopy = (): boolean =>
	environment().SERVICE_WORKER === "on" && process.env.NODE_ENV === "production";

/** The text of `/service-worker.js` for this build and these settings. */
export const serviceWorker = (): string => (keepsOfflineCopy() ? offlineWorker(buildId()) : FAREWELL_WORKER);

/** The worker that keeps the offline page (`lib/browser/offline-worker.ts`) for a build. */
export const offlineWorker = (build: string): string =>
	`const BUILD_ID=${JSON.stringify(build)};${OFFLINE_WORKER}`;

let knownBuild: string | undefined;

/** The id that the build wrote; the same for every instance that serves it. */
function buildId(): string {
	knownBuild ??= readFileSync(join(process.cwd(), ".next/BUILD_ID"), "utf8").trim();
	return knownBuild;
}
