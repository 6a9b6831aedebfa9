import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { backendState } from "#lib/backend/backend-state";
import { shrunkLists } from "#lib/backend/client/observed";
import { refusedPicturePlaces } from "#lib/backend/picture-hosts";
import { companyIdentity, isSampleCompany, missingIdentity } from "#lib/company/identity";
import { licencesToday } from "#lib/company/licence";
import { environment } from "#lib/platform/environment";
import { errorName } from "#lib/platform/error-name";
import { recentUnfinished } from "#lib/response-cache/cache-store";
import { refusedPrivateHosts } from "#lib/server/private-picture-hosts";
import { isStopping, type Readiness } from "#lib/server/process-state";
import { unknownSettings } from "#lib/server/setting-names";
import { deliveryTargetWarning } from "#lib/submissions/delivery/configured-target";
import { submissionService } from "#lib/submissions/service";
import { within } from "#lib/web/deadline";

/** Results are cached this long, so that frequent checks cost the disk little. */
const CACHED_MS = 1_000;
const CHECK_MAX_MS = 4_000;
/** One page of the disk: an empty file can be created even on a full disk. */
const PROBE_BYTES = 4_096;

const cachedState = { at: Number.NEGATIVE_INFINITY, found: undefined as Found | undefined };
type Found = Promise<Pick<Readiness["checks"], "folder" | "store">>;

/**
 * Whether visitors should be sent here: no while the process is stopping, and no if submissions could not be stored. A
 * backend that is down is reported but does not count, since the last good content is served. The environment is valid, or
 * the process would not have started.
 */
export function readiness(): Promise<Readiness> {
	current ??= checked().finally(() => {
		current = undefined;
	});
	return current;
}

/** The check in progress, which all probes meanwhile share. */
let current: Promise<Readiness> | undefined;

async function checked(): Promise<Readiness> {
	const [found, backend, privateHosts] = await Promise.all([
		storageState(),
		backendState(),
		refusedPrivateHosts(),
	]);
	const running = isStopping() ? "stopping" : "ok";
	return {
		isReady: running === "ok" && found.folder === "ok" && found.store === "ok",
		checks: { running, ...found, backend },
		warnings: [
			...[licenceError(), identityError(), deliveryTargetWarning(), unfinishedPages()].filter(
				(error) => error !== undefined,
			),
			...unknownSettings(),
			...shrunkLists(),
			...refusedPicturePlaces().map((place) => `pictures are refused: ${place} (IMAGE_HOSTS)`),
			...privateHosts.map(
				(host) => `pictures are refused: ${host} leads to a private address (IMAGE_HOSTS_PRIVATE)`,
			),
		],
	};
}

/** Whether submissions can be stored. */
export function storageState(): Found {
	if (!cachedState.found || performance.now() - cachedState.at > CACHED_MS) {
		cachedState.at = performance.now();
		cachedState.found = checkStorage();
	}
	return cachedState.found;
}

/** The missing part of the company's licence; undefined for the sample company, which has none. */
export function licenceError(): string | undefined {
	const { history, today } = licencesToday(companyIdentity());
	if (isSampleCompany() || today.number) return undefined;
	const variable = history.length > 1 ? "COMPANY_LICENCES" : "COMPANY_LICENCE_NUMBER";
	return `no licence number is configured (${variable}): without it the site must not go live`;
}

/** The missing parts of the company's record; undefined if it is complete. */
export function identityError(): string | undefined {
	const missing = missingIdentity();
	return missing.length > 0 ? `not set, so visitors miss it: ${missing.join(", ")}` : undefined;
}

function unfinishedPages(): string | undefined {
	const step = recentUnfinished();
	return step && `pages are sent uncached, scripts blocked (${step}): see the log`;
}

async function checkStorage() {
	const [folder, store] = await Promise.all([
		outcome(checkFolder()),
		outcome(submissionService().then(({ store }) => store.checkWritable())),
	]);
	return { folder, store };
}

async function checkFolder() {
	const folder = environment().DATA_DIR;
	await mkdir(folder, { recursive: true });
	const path = join(folder, `.probe-${randomUUID()}`);
	try {
		const file = await open(path, "w", 0o600);
		await file.writeFile(Buffer.alloc(PROBE_BYTES, 1)).finally(() => file.close());
	} finally {
		await rm(path, { force: true });
	}
}

/** Gives an error's code, never its message, because messages name paths and hosts. */
function outcome(check: Promise<unknown>): Promise<string> {
	return within(
		check.then(() => "ok", errorName),
		CHECK_MAX_MS,
		() => "no answer",
	);
}
