import { JobProfile } from "#components/careers/job-profile";
import { type ItemFallbacks, ItemPage, itemMetadata } from "#components/page/item-page";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { StructuredData } from "#components/ui/structured-data";
import { getJob } from "#lib/backend/careers";
import { attempt } from "#lib/backend/client/failure";
import { jobPage } from "#lib/pages/item-pages";
import { jobData } from "#lib/seo/structured-data";
import { decodedSegment } from "#lib/web/path-segment";

type CareerPageProps = PageProps<"/careers/[id]">;

export const generateMetadata = async (props: CareerPageProps) =>
	itemMetadata(await readItem(props), FALLBACKS, jobPage);

export default async function CareerPage(props: CareerPageProps) {
	return (
		<ItemPage reading={await readItem(props)} {...FALLBACKS}>
			{(job) => (
				<Page>
					<StructuredData of={[jobData(job)]} />
					<JobProfile job={job} />
				</Page>
			)}
		</ItemPage>
	);
}

const readItem = async ({ params }: CareerPageProps) => attempt(getJob(decodedSegment((await params).id)));

const FALLBACKS: ItemFallbacks = {
	failed: {
		title: "We could not load this role",
		toast: "Failed to fetch career details",
		back: { label: "See the open roles", href: "/careers" },
	},
	missing: {
		title: "Career not found",
		text: "This role is filled, or the address has a typing error.",
		list: { label: "Careers", href: "/careers" },
		children: <ButtonLink href="/careers">See the open roles</ButtonLink>,
	},
};
