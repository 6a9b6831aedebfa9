import "server-only";
import { z } from "zod";
import { dates, datesOf, day } from "#lib/backend/dates";
import { identifier, idOf, longText, money, text, texts, unusable } from "#lib/backend/fields";
import { itemReader, listReader } from "#lib/backend/readers";

/** An open role; the backend calls jobs 'roles' (behaviour §3). Pay is in GHS; for which period is not known. */
export const job = z
	.object({
		...identifier,
		...dates,
		title: text,
		category: text,
		location: text,
		type: text,
		pay_start: money,
		pay_end: money,
		closing_date: day.meta({ description: "The last day on which to apply" }),
		description: longText,
		skills: texts,
		responsibilities: texts,
		qualifications: texts,
		certifications: texts,
		salary_benefits: texts,
	})
	.transform((wire, context) => {
		const id = idOf(wire);
		if (!id || !wire.title) return unusable(context, id ? "title" : "id", "a job needs an id and a title");
		return {
			id,
			title: wire.title,
			category: wire.category,
			location: wire.location,
			type: wire.type,
			payStart: wire.pay_start,
			payEnd: wire.pay_end,
			/** The last day on which to apply, in Ghana: `YYYY-MM-DD`. */
			...(wire.closing_date && { closesOn: wire.closing_date }),
			description: wire.description?.plain,
			...(wire.description?.blocks && { descriptionBlocks: wire.description.blocks }),
			skills: wire.skills,
			responsibilities: wire.responsibilities,
			qualifications: wire.qualifications,
			certifications: wire.certifications,
			benefits: wire.salary_benefits,
			...datesOf(wire),
		};
	});
export type Job = z.output<typeof job>;

/** All open roles, in the backend's order. Throws `BackendFailure`. */
export const getJobs = listReader("/roles", job);

/** One role; undefined if none has this id. Throws `BackendFailure`. */
export const getJob = itemReader(getJobs);
