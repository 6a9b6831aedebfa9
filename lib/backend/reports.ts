import "server-only";
import { cache } from "react";
import { z } from "zod";
import { documentSize } from "#lib/backend/document-size";
import { address, identifier, idOf, text, year } from "#lib/backend/fields";
import { listReader } from "#lib/backend/readers";
import { latestResult } from "#lib/lists/latest-result";
import { safeHref } from "#lib/web/safe-href";

/** An annual report (behaviour §3). */
export const report = z
	.object({ ...identifier, title: text, excerpt: text, year, link: address })
	.transform((wire, context) => {
		const id = idOf(wire) ?? wire.year?.toString();
		if (!id) {
			context.addIssue({ code: "custom", path: ["id"], message: "a report needs an id or a year" });
			return z.NEVER;
		}
		return {
			id,
			title: wire.title ?? (wire.year ? `Annual Report ${wire.year}` : "Annual Report"),
			excerpt: wire.excerpt,
			year: wire.year,
			fileUrl: safeHref(wire.link),
		};
	});
export type Report = z.output<typeof report> & {
	/** Known only for this site's own files. */
	fileBytes?: number;
};

const listedReports = listReader("/report", report);

/** All annual reports, in the backend's order. Throws `BackendFailure`. */
export const getReports = cache(async (): Promise<Report[]> => withSizes(await listedReports()));

/** Sizes are determined once per list: this site's files change only with a build. */
const withSizes = latestResult((reports: readonly z.output<typeof report>[]) =>
	Promise.all(
		reports.map(async (item) => ({
			...item,
			fileBytes: item.fileUrl ? await documentSize(item.fileUrl) : undefined,
		})),
	),
);
