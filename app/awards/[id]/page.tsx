import { AwardsScreen } from "#components/awards/awards-screen";
import { type ItemFallbacks, ItemPage, itemMetadata } from "#components/page/item-page";
import { ButtonLink } from "#components/ui/button";
import { chosenAward } from "#lib/awards/award-choice";
import { getAwards } from "#lib/backend/awards";
import { attempt } from "#lib/backend/client/failure";
import { awardPage } from "#lib/pages/item-pages";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { decodedSegment } from "#lib/web/path-segment";

type AwardPageProps = PageProps<"/awards/[id]">;

export async function generateMetadata(props: AwardPageProps) {
	const { reading } = await readAward(props);
	return itemMetadata(reading, FALLBACKS, (award) =>
		award === "none yet" ? SITE_PAGES.awards : awardPage(award),
	);
}

export default async function AwardPage(props: AwardPageProps) {
	const { awards, id, reading } = await readAward(props);
	return (
		<ItemPage reading={reading} {...FALLBACKS}>
			{() => <AwardsScreen awards={awards} id={id} />}
		</ItemPage>
	);
}

/** The award in the URL, on the list of all. An empty list has a page of its own, which the menu leads to. */
async function readAward({ params }: AwardPageProps) {
	const id = decodedSegment((await params).id);
	const awards = await attempt(getAwards());
	if (!awards.ok) return { awards, id, reading: awards };
	const value = awards.value.length === 0 ? ("none yet" as const) : chosenAward(awards.value, id);
	return { awards, id, reading: { ok: true as const, value } };
}

const FALLBACKS: ItemFallbacks = {
	failed: {
		title: "We could not load the awards",
		toast: "Failed to fetch awards",
		back: { label: "Home page", href: "/" },
	},
	missing: {
		title: "Award not found",
		text: "The link may be old, or the award was withdrawn. All awards are on one list.",
		list: { label: "Awards", href: "/awards" },
		children: <ButtonLink href="/awards">See all awards</ButtonLink>,
	},
};
