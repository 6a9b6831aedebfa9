import { CareersHero } from "#components/careers/careers-hero";
import { JobCard } from "#components/careers/job-card";
import { JobCategories } from "#components/careers/job-categories";
import { FeedLink } from "#components/page/feed-link";
import { Page } from "#components/page/page";
import { EmptyState } from "#components/ui/empty-state";
import { LoadFailure } from "#components/ui/load-failure";
import { Pagination } from "#components/ui/pagination";
import { Section } from "#components/ui/section";
import type { Job } from "#lib/backend/careers";
import type { Outcome } from "#lib/backend/client/failure";
import { careersHref, type JobCategory, jobsIn } from "#lib/careers/job-category";
import type { CompanyIdentity } from "#lib/company/identity";
import { JOBS_PER_PAGE } from "#lib/company/limits";
import { paginate } from "#lib/lists/paginate";

type CareersScreenProps = {
	jobs: Outcome<Job[]>;
	category: JobCategory;
	page: number;
	company: CompanyIdentity;
};

/** The careers screen with one page of the roles in a category (behaviour §2 /careers). */
export function CareersScreen({ jobs, category, page, company }: CareersScreenProps) {
	return (
		<Page>
			<CareersHero company={company} />
			<Section
				id="open-roles"
				title="Open Roles"
				intro="Choose a field of work, or look at every role."
				action={<FeedLink feed="careers" />}
			>
				<div
					data-view="roles"
					className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12"
				>
					<JobCategories chosen={category} jobs={jobs.ok ? jobs.value : undefined} />
					{jobs.ok ? (
						<Jobs jobs={jobsIn(jobs.value, category)} category={category} page={page} />
					) : (
						<LoadFailure title="Our open roles could not be loaded" toast="Failed to fetch roles" />
					)}
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
				className="mt-8 justify-center"
			/>
		</div>
	);
}
