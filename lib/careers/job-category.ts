import { listHref, pageParameter } from "#lib/lists/list-pages";
import { encodedSegment } from "#lib/web/path-segment";

/** The filter of the open roles (behaviour §2 /careers): the first shows every role. */
export const JOB_CATEGORIES = [
	"All Roles",
	"HR",
	"Operations",
	"Corporate Communication",
	"Audit",
	"IT",
] as const;

export type JobCategory = (typeof JOB_CATEGORIES)[number];

/** The category in a URL; all roles if it names none. */
export const jobCategory = (value: string | null | undefined): JobCategory =>
	JOB_CATEGORIES.find((category) => categoryKey(category) === categoryKey(value)) ?? "All Roles";

/** The jobs of a category, in their order. Case and spacing do not matter. */
export const jobsIn = <J extends { category?: string }>(jobs: readonly J[], category: JobCategory): J[] =>
	jobs.filter((job) => category === "All Roles" || categoryKey(job.category) === categoryKey(category));

/** The URL of a page of the roles with this filter. */
export const careersHref = (category: JobCategory, page = 1): string =>
	listHref("/careers", {
		category: category === "All Roles" ? "" : category,
		page: pageParameter(page),
	});

const categoryKey = (category: string | null | undefined) =>
	(category ?? "").replace(/\s+/g, " ").trim().toLowerCase();

/** The URL of a job's page. */
export const jobHref = (id: string): string => `/careers/${encodedSegment(id)}`;
