import { getAlerts } from "#lib/backend/alerts";
import { withoutFallback } from "#lib/backend/client/backend-client";
import { attempt } from "#lib/backend/client/failure";
import { type Finding, onFinding } from "#lib/backend/client/findings";
import { READS } from "#lib/backend/contract";
import { refusedPicturePlaces } from "#lib/backend/picture-hosts";
import { globalSingleton } from "#lib/platform/global-singleton";
import { documentFindings } from "./documents.ts";
import { linkFindings } from "./links.ts";

/** One line of the table. `shown`: what visitors see. */
export type Row = Omit<Finding, "grade"> & { grade: Finding["grade"] | "fine"; shown?: string };

/**
 * Reads everything that the site reads from the backend of `API_BASE_URL`, one path after the other, with the readers of the pages.
 * Returns what they name; for a path of which they name nothing, that it is fine.
 */
export async function checkReads(): Promise<Row[]> {
	const findings: Finding[] = [];
	onFinding((finding) => findings.push(finding));
	const lists = new Map<string, unknown>();
	for (const { path, read, readItem } of READS) {
		if (read) {
			const outcome = await reading(path === "/alerts" ? getAlerts : read);
			if (outcome.ok) lists.set(path, outcome.value);
		}
		const id = readItem && firstId(lists.get(path.replace("/{id}", "")));
		if (readItem && id) await reading(() => readItem(id));
	}
	findings.push(...linkFindings(lists), ...(await documentFindings(lists)));
	const isNamed = (path: string) =>
		findings.some((finding) => finding.path === path || inPlace(path).test(finding.path));
	const fine = READS.filter(({ path }) => !isNamed(path));
	const pictures = refusedPicturePlaces().map(
		(place): Row => ({ grade: "wrong", path: "IMAGE_HOSTS", what: `pictures are refused: ${place}` }),
	);
	return [
		...pictures,
		...findings,
		...fine.map(({ path }): Row => ({ grade: "fine", path, what: "as in the contract" })),
	];
}

/** Without the pause that the site makes after failures: each path is asked. */
function reading(read: () => Promise<unknown>) {
	Object.assign(globalSingleton<object>("circuit", Object), { failures: 0, open: undefined });
	return withoutFallback(() => attempt(read()));
}

const firstId = (list: unknown) =>
	Array.isArray(list) ? (list[0] as { id?: string } | undefined)?.id : undefined;

const inPlace = (path: string) => new RegExp(`^${path.replace("{id}", "[^/]+")}$`);
