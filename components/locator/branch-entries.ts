import { type ListedBranch, listedBranch } from "#components/locator/locator-data";
import { fetchPage } from "#lib/web/fetch-page";

/** A branch with its entry in the list, which belongs to no page: use copies. */
export type BranchEntry = ListedBranch & { entry: HTMLElement };

let reading: Promise<BranchEntry[]> | undefined;

/** The entries of all branches, fetched once for all callers: the map's pins and 'near me'. A failed request is not cached. */
export function readBranchEntries(): Promise<BranchEntry[]> {
	reading ??= fetchEntries().catch((error: unknown) => {
		reading = undefined;
		throw error;
	});
	return reading;
}

async function fetchEntries(): Promise<BranchEntry[]> {
	const { status, page } = await fetchPage("/locator/all", new AbortController());
	if (status !== 200) throw new Error(`The branches were answered with ${status}`);
	const entries = [...page.querySelectorAll<HTMLElement>(listedBranch.selector)];
	return entries.map((entry) => ({ ...listedBranch.read(entry), entry }));
}
