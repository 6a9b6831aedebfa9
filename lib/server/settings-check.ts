import { checkBrandContrast } from "#lib/company/brand-colours";
import { companyIdentity, refusePublicSample } from "#lib/company/identity";
import { environment } from "#lib/platform/environment";
import { checkEnvFiles } from "#lib/server/env-files";

/**
 * Stops the process if any setting, the file of alerts or holidays, or a content file is wrong, and reports all faults at once. Imports nothing that
 * needs a setting while loading (the log does): a fault there would leave a server that listens and never answers.
 */
export async function checkSettings(): Promise<void> {
	const faults = [checkEnvFiles, environment, checkCompany, refusePublicSample].flatMap((check) =>
		errorWith(check),
	);
	if (faults.length === 0) {
		const { readAlertsFile } = await import("#lib/backend/alerts-file");
		const { checkContentFiles } = await import("#lib/backend/content-files");
		const { readHolidaysFile } = await import("#lib/server/holidays-file");
		faults.push(...[readAlertsFile, readHolidaysFile, checkContentFiles].flatMap(errorWith));
	}
	if (faults.length === 0) return;
	console.error(faults.join("\n"));
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
