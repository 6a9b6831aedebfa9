import { Icon } from "#components/ui/icon";
import { LinkTabs } from "#components/ui/link-tabs";
import { careersHref, JOB_CATEGORIES, type JobCategory, jobsIn } from "#lib/careers/job-category";

type JobCategoriesProps = {
	chosen: JobCategory;
	/** For the counts; undefined if the roles could not be loaded. */
	jobs: readonly { category?: string }[] | undefined;
};

/** The category filter: a sidebar on wide screens, an accordion on narrow ones (behaviour §2 /careers). */
export function JobCategories({ chosen, jobs }: JobCategoriesProps) {
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
