import { AwardsScreen } from "#components/awards/awards-screen";
import { itemPages } from "#components/page/item-page";
import { chosenAward } from "#lib/awards/award-choice";
import { getAwards } from "#lib/backend/awards";
import { awardPage } from "#lib/pages/item-pages";
import { SITE_PAGES } from "#lib/pages/page-registry";

const awardPages = itemPages({
	/** An empty list has a page of its own, which the menu leads to. */
	read: async ({ id }: { id: string }) => {
		const awards = await getAwards();
		const award = chosenAward(awards, id);
		return award || awards.length === 0 ? { awards, award } : undefined;
	},
	pageOf: ({ award }) => (award ? awardPage(award) : SITE_PAGES.awards),
	show: ({ awards, award }) => <AwardsScreen awards={{ ok: true, value: awards }} id={award?.id} />,
	fallbacks: {
		failed: {
			title: "We could not load the awards",
			toast: "Failed to fetch awards",
			back: { label: "Home page", href: "/" },
		},
		missing: {
			title: "Award not found",
			text: "The link may be old, or the award was withdrawn. All awards are on one list.",
		},
		list: { label: "Awards", href: "/awards" },
		back: { label: "See all awards", href: "/awards" },
	},
});

export const generateMetadata = awardPages.metadata;
export default awardPages.page;
