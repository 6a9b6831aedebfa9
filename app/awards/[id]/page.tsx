import type { Metadata } from "next";
import { AwardsScreen } from "#components/awards/awards-screen";
import { awardHref, chosenAward } from "#lib/award-choice";
import { getAwards } from "#lib/backend/awards";
import { metaDescription } from "#lib/excerpt";
import { decodedSegment } from "#lib/path-segment";
import { metadata } from "../page";

export const revalidate = 60;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/awards/[id]">): Promise<Metadata> {
	const award = chosenAward(await getAwards(), decodedSegment((await params).id));
	if (!award) return metadata;
	return {
		title: award.title,
		description: metaDescription(award.excerpt),
		alternates: { canonical: awardHref(award.id) },
	};
}

/** The footer links to `/award/1`, whatever ids there are: an unknown award shows the first one. */
export default async function AwardPage({ params }: PageProps<"/awards/[id]">) {
	return (
		<AwardsScreen awards={{ ok: true, value: await getAwards() }} id={decodedSegment((await params).id)} />
	);
}
