import "server-only";
import { cache } from "react";
import { z } from "zod";
import { readBackend, readBackendItem } from "#lib/backend/backend-client";
import {
	dates,
	datesOf,
	identifier,
	idOf,
	longText,
	number,
	parseItem,
	parseList,
	text,
	texts,
} from "#lib/backend/fields";

/** An open role; the backend calls jobs 'roles' (behaviour §3). Pay is in GHS a month. */
export const job = z
	.object({
		...identifier,
		...dates,
		title: text,
		category: text,
		location: text,
		type: text,
		pay_start: number,
		pay_end: number,
		description: longText,
		skills: texts,
		responsibilities: texts,
		qualifications: texts,
		certifications: texts,
		salary_benefits: texts,
	})
	.transform((wire, context) => {
		const id = idOf(wire);
		if (!id || !wire.title) {
			context.addIssue({
				code: "custom",
				path: [id ? "title" : "id"],
				message: "a job needs an id and a title",
			});
			return z.NEVER;
		}
		return {
			id,
			title: wire.title,
			category: wire.category,
			location: wire.location,
			type: wire.type,
			payStart: wire.pay_start,
			payEnd: wire.pay_end,
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
export const getJobs = cache(
	async (): Promise<Job[]> => readBackend("/roles", (payload) => parseList(payload, job, "/roles")),
);

/** One role; undefined when there is none with this id. Throws `BackendFailure`. */
export const getJob = cache(async (id: string): Promise<Job | undefined> => {
	const path = `/roles/${encodeURIComponent(id)}`;
	return readBackendItem(path, id, (payload) => parseItem(payload, job, path));
});
