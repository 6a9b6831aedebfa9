import "server-only";
import { z } from "zod";
import { fileUrl, identifier, idOf, text, unusable, year } from "#lib/backend/fields";
import { listReader } from "#lib/backend/readers";

/** An annual report (behaviour §3). */
export const report = z
	.object({ ...identifier, title: text, excerpt: text, year, link: fileUrl })
	.transform((wire, context) => {
		const id = idOf(wire) ?? wire.year?.toString();
		if (!id) return unusable(context, "id", "a report needs an id or a year");
		return {
			id,
			title: wire.title ?? (wire.year ? `Annual Report ${wire.year}` : "Annual Report"),
			excerpt: wire.excerpt,
			year: wire.year,
			fileUrl: wire.link,
		};
	});
export type Report = z.output<typeof report>;

/** All annual reports, in the backend's order. Throws `BackendFailure`. */
export const getReports = listReader("/report", report);
