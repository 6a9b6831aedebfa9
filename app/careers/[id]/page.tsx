import { JobProfile } from "#components/careers/job-profile";
import { itemPages } from "#components/page/item-page";
import { Page } from "#components/page/page";
import { StructuredData } from "#components/ui/structured-data";
import { getJob } from "#lib/backend/careers";
import { jobPage } from "#lib/pages/item-pages";
import { jobData } from "#lib/seo/structured-data";

const rolePages = itemPages({
	read: ({ id }: { id: string }) => getJob(id),
	pageOf: jobPage,
	show: (job) => (
		<Page>
			<StructuredData of={[jobData(job)]} />
			<JobProfile job={job} />
		</Page>
	),
	fallbacks: {
		failed: { title: "We could not load this role", toast: "Failed to fetch career details" },
		missing: {
			title: "Career not found",
			text: "This role is filled, or the address has a typing error.",
		},
		list: { label: "Careers", href: "/careers" },
		back: { label: "See the open roles", href: "/careers" },
	},
});

export const generateMetadata = rolePages.metadata;
export default rolePages.page;
