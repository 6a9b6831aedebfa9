import { OFFLINE_WORKER, SELF_DESTROYING_WORKER } from "#lib/browser/compiled";
import { isDevelopment } from "#lib/platform/development";
import { environment } from "#lib/platform/environment";

/** Whether pages register the service worker. `npm run dev` does not: it would hide that the server has stopped. */
export const keepsOfflineCopy = (): boolean => environment().SERVICE_WORKER === "on" && !isDevelopment;

/** The worker that has switched itself off, for browsers that still have one. */
export const selfDestroyingWorker = (): string => SELF_DESTROYING_WORKER;

/** The worker that shows this page (`lib/browser/offline-worker.ts`) with this security policy. */
export const offlineWorker = (page: string, policy: string): string => {
	const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
	return `const OFFLINE_PAGE=${JSON.stringify(page)},OFFLINE_HEADERS=${JSON.stringify(headers)};${OFFLINE_WORKER}`;
};
