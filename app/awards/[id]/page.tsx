import type { Metadata } from "next";
import { AwardsScreen } from "#components/awards/awards-screen";
import { PageFailure } from "#components/page/page-failure";
import { chosenAward } from "#lib/awards/award-choice";
import { getAwards } from "#lib/backend/awards";
import { attempt } from "#lib/backend/failure";
import { awardPage, SITE_PAGES } from "#lib/pages/page-registry";
import { pageMetadata, standInMetadata } from "#lib/seo/page-metadata";
import { decodedSegment } from "#lib/web/path-segment";

export const revalidate = 60;
export const generateStaticParams = () => [];

const FAILURE = "We could not load the awards";

export async function generateMetadata({ params }: PageProps<"/awards/[id]">): Promise<Metadata> {
	const awards = await attempt(getAwards());
	if (!awards.ok) return standInMetadata(FAILURE);
	const award = chosenAward(awards.value, decodedSegment((await params).id));
	return pageMetadata(award ? awardPage(award) : SITE_PAGES.awards);
}

/** The footer links to `/award/1`, whatever ids there are: an unknown award shows the first one. */
export default async function AwardPage({ params }: PageProps<"/awards/[id]">) {
	const awards = await attempt(getAwards());
	if (!awards.ok) {
		return (
			<PageFailure
				resource="awards"
				title={FAILURE}
				toast="Failed to fetch awards"
				back={{ label: "Home page", href: "/" }}
			/>
		);
	}
	return <AwardsScreen awards={awards} id={decodedSegment((await params).id)} />;
}
