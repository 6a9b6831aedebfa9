import { AwardsScreen } from "#components/awards/awards-screen";
import { type ItemFallbacks, ItemPage, itemMetadata } from "#components/page/item-page";
import { chosenAward } from "#lib/awards/award-choice";
import { getAwards } from "#lib/backend/awards";
import { attempt } from "#lib/backend/client/failure";
import { awardPage } from "#lib/pages/item-pages";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { decodedSegment } from "#lib/web/path-segment";

type AwardPageProps = PageProps<"/awards/[id]">;

export async function generateMetadata({ params }: AwardPageProps) {
	const id = decodedSegment((await params).id);
	return itemMetadata(await attempt(getAwards()), FALLBACKS, (awards) => {
		const award = chosenAward(awards, id);
		return award ? awardPage(award) : SITE_PAGES.awards;
	});
}

/** The footer links to `/award/1` whatever ids exist, so an unknown award shows the first one instead of a 404. */
export default async function AwardPage({ params }: AwardPageProps) {
	const id = decodedSegment((await params).id);
	const awards = await attempt(getAwards());
	return (
		<ItemPage reading={awards} {...FALLBACKS}>
			{() => <AwardsScreen awards={awards} id={id} />}
		</ItemPage>
	);
}

const FALLBACKS: ItemFallbacks = {
	failed: {
		title: "We could not load the awards",
		toast: "Failed to fetch awards",
		back: { label: "Home page", href: "/" },
	},
};
