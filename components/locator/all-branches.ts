import { readJson } from "#components/ui/read-json";
import type { Branch } from "#lib/backend/locator";

export type { Branch };

let reading: Promise<Branch[]> | undefined;

/** All branches, fetched once for all callers: the map's pins and 'near me'. A failed request is not cached. */
export function readAllBranches(): Promise<Branch[]> {
	reading ??= readJson<Branch[]>("/api/branches").catch((error: unknown) => {
		reading = undefined;
		throw error;
	});
	return reading;
}
