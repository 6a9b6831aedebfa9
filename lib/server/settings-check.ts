import { checkBrandContrast } from "#lib/company/brand-colours";
import { companyIdentity, refusePublicSample } from "#lib/company/identity";
import { environment } from "#lib/platform/environment";
import { checkEnvFiles } from "#lib/server/env-files";

/**
 * Stops a process that `server.ts` did not start: `next start` and `next dev` would serve the same pages without the request guard, the
 * response cache, the site's scripts and their policy.
 */
export function checkServer(): void {
	if (process.env.REQUESTS_GUARDED) return;
	console.error(
		"Next alone would serve this site without its guard, cache and scripts. Run npm run serve. To develop, run npm run dev.",
	);
	process.exit(1);
}

/**
 * Stops the process if any setting, a file of operators, or a content file is wrong, and reports all errors at once.
 * Imports nothing that needs a setting while loading (the log does): an error there would leave a server that listens and never
 * answers.
 */
export async function checkSettings(): Promise<void> {
	const errors = [checkEnvFiles, environment, checkCompany, refusePublicSample].flatMap((check) =>
		errorWith(check),
	);
	if (errors.length === 0) {
		const { readAlertsFile } = await import("#lib/backend/alerts-file");
		const { checkContentFiles } = await import("#lib/backend/content-files");
		const { checkLists } = await import("#lib/server/operators-lists");
		errors.push(...[readAlertsFile, checkLists, checkContentFiles].flatMap(errorWith));
	}
	if (errors.length === 0) return;
	console.error([...new Set(errors)].join("\n"));
	process.exit(1);
}

const checkCompany = () => checkBrandContrast(companyIdentity());

function errorWith(check: () => unknown): string[] {
	try {
		check();
		return [];
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}
