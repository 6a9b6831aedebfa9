import type { Metadata } from "next";
import { AwardsScreen } from "#components/awards/awards-screen";
import { PageFailure } from "#components/site/page-failure";
import { awardHref, chosenAward } from "#lib/award-choice";
import { getAwards } from "#lib/backend/awards";
import { attempt } from "#lib/backend/failure";
import { metaDescription } from "#lib/excerpt";
import { decodedSegment } from "#lib/path-segment";
import { metadata } from "../page";

export const revalidate = 60;
export const generateStaticParams = () => [];

const FAILURE = "We could not load the awards";

export async function generateMetadata({ params }: PageProps<"/awards/[id]">): Promise<Metadata> {
	const awards = await attempt(getAwards());
	if (!awards.ok) return { title: FAILURE };
	const award = chosenAward(awards.value, decodedSegment((await params).id));
	if (!award) return metadata;
	return {
		title: award.title,
		description: metaDescription(award.excerpt),
		alternates: { canonical: awardHref(award.id) },
	};
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
