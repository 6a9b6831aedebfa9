import type { Branch } from "#lib/backend/locator";

export type { Branch };

let reading: Promise<Branch[]> | undefined;

/** All branches, fetched once for all callers: the map's pins and 'near me'. A failed request is not cached. */
export function readAllBranches(): Promise<Branch[]> {
	reading ??= read().catch((error: unknown) => {
		reading = undefined;
		throw error;
	});
	return reading;
}

async function read(): Promise<Branch[]> {
	const answer = await fetch("/api/branches", { headers: { accept: "application/json" } });
	if (!answer.ok) throw new Error(`/api/branches answered ${answer.status}`);
	return answer.json();
}
