import { CareersHero } from "#components/careers/careers-hero";
import { JobFacts } from "#components/careers/job-facts";
import { FeedLink } from "#components/page/feed-link";
import { Page } from "#components/page/page";
import { buttonClass } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";
import { Icon } from "#components/ui/icon";
import { LinkTabs } from "#components/ui/link-tabs";
import { LoadFailure } from "#components/ui/load-failure";
import { Pagination } from "#components/ui/pagination";
import { Section } from "#components/ui/section";
import type { Job } from "#lib/backend/careers";
import type { Outcome } from "#lib/backend/client/failure";
import { careersHref, JOB_CATEGORIES, type JobCategory, jobHref, jobsIn } from "#lib/careers/job-category";
import { JOBS_PER_PAGE } from "#lib/company/limits";
import { FAILURE_TEXT, FAILURE_TOAST, LOADING_TEXT, VIEW } from "#lib/islands/data-attributes";
import { paginate } from "#lib/lists/list-pages";

type CareersScreenProps = {
	jobs: Outcome<Job[]>;
	category: JobCategory;
	page: number;
};

/** The careers screen with one page of the roles in a category (behaviour §2 /careers). */
export function CareersScreen({ jobs, category, page }: CareersScreenProps) {
	return (
		<Page>
			<CareersHero />
			<Section
				id="open-roles"
				title="Open Roles"
				intro="Choose a field of work, or look at every role."
				action={<FeedLink feed="careers" />}
			>
				<div
					{...{ [VIEW]: "roles", [LOADING_TEXT]: "Loading jobs…" }}
					className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12"
				>
					<JobCategories chosen={category} jobs={jobs.ok ? jobs.value : undefined} />
					<div {...{ [FAILURE_TEXT]: "Failed to fetch roles", [FAILURE_TOAST]: "" }}>
						{jobs.ok ? (
							<Jobs jobs={jobsIn(jobs.value, category)} category={category} page={page} />
						) : (
							<LoadFailure title="Our open roles could not be loaded" toast="Failed to fetch roles" />
						)}
					</div>
				</div>
			</Section>
		</Page>
	);
}

function Jobs({ jobs, category, page }: { jobs: readonly Job[]; category: JobCategory; page: number }) {
	if (jobs.length === 0) {
		return (
			<EmptyState icon="briefcase" title="No roles found in this category">
				<p>We show new roles here as soon as they open. Please check again.</p>
			</EmptyState>
		);
	}
	const shown = paginate(jobs, page, JOBS_PER_PAGE);
	return (
		<div>
			<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				{shown.items.map((job) => (
					<li key={job.id}>
						<JobCard job={job} />
					</li>
				))}
			</ul>
			<Pagination
				label="Pages of roles"
				page={shown.page}
				pages={shown.pages}
				href={(target) => `${careersHref(category, target)}#open-roles`}
			/>
		</div>
	);
}

/** An open role in the list, with a link to its page. */
function JobCard({ job }: { job: Job }) {
	return (
		<article className="relative flex h-full flex-col items-start wrap-anywhere rounded-lg border border-line bg-white p-5 shadow-card md:p-6 transition-colors hover:border-brand-300">
			{job.category && (
				<p className="rounded-full bg-brand-100 px-3 py-0.5 font-semibold text-brand-800 text-xs">
					{job.category}
				</p>
			)}
			<h3 className="mt-2 text-xl">{job.title}</h3>
			<JobFacts
				job={job}
				className="mt-2 mb-4 flex grow flex-wrap content-start gap-x-4 gap-y-1 text-ink-700 text-sm"
			/>
			<a
				href={jobHref(job.id)}
				className={buttonClass("outline", "after:absolute after:inset-0 after:rounded-lg")}
			>
				Apply Now <span className="sr-only">for {job.title}</span>
			</a>
		</article>
	);
}

type JobCategoriesProps = {
	chosen: JobCategory;
	/** For the counts; undefined if the roles could not be loaded. */
	jobs: readonly { category?: string }[] | undefined;
};

/** The category filter: a sidebar on wide screens, an accordion on narrow ones (behaviour §2 /careers). */
function JobCategories({ chosen, jobs }: JobCategoriesProps) {
	const tabs = JOB_CATEGORIES.map((category) => ({
		label: category,
		href: careersHref(category),
		isActive: category === chosen,
		count: jobs && jobsIn(jobs, category).length,
	}));
	return (
		<>
			<LinkTabs label="Categories" tabs={tabs} shape="column" className="sticky top-20 hidden lg:block" />
			<details
				suppressHydrationWarning
				className="group rounded-md border-2 border-brand-200 bg-white lg:hidden"
			>
				<summary className="flex min-h-12 items-center justify-between gap-4 rounded-md px-4 py-2 font-semibold text-brand-800">
					<span>
						<span className="sr-only">Category: </span>
						{chosen}
					</span>
					<Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
				</summary>
				<LinkTabs label="Categories" tabs={tabs} shape="column" className="px-2 pb-2" />
			</details>
		</>
	);
}
