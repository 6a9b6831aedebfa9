import { AwardCards } from "#components/awards/award-cards";
import AwardStage from "#components/awards/award-stage.island";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { EmptyState } from "#components/ui/empty-state";
import { Island } from "#components/ui/island";
import { LoadFailure } from "#components/ui/load-failure";
import { Pagination } from "#components/ui/pagination";
import { pictureSource } from "#components/ui/picture";
import { awardHref, awardPageOf, awardsHref, chosenAward, pageWithAward } from "#lib/awards/award-choice";
import type { Award } from "#lib/backend/awards";
import type { Outcome } from "#lib/backend/client/failure";
import { documentTitle } from "#lib/seo/page-metadata";

type AwardsScreenProps = {
	awards: Outcome<Award[]>;
	/** The award in the URL. */
	id?: string;
	/** The page of the list, if the URL names no award. */
	page?: number;
};

/** The company's awards with one selected (behaviour §2 /awards): a stage on desktops, cards to tap on phones. */
export function AwardsScreen({ awards, id, page = 1 }: AwardsScreenProps) {
	return (
		<Page title="Awards" intro="Awards from juries, customers and our own staff.">
			<Container className="py-8 md:py-14">
				{!awards.ok ? (
					<LoadFailure
						title="We could not load the awards"
						toast="Failed to fetch awards"
						busyText="Loading awards..."
					/>
				) : awards.value.length === 0 ? (
					<EmptyState icon="award" title="No awards to show yet">
						<p>Meanwhile, read what is new at our branches.</p>
						<ButtonLink href="/news" className="mt-4">
							Go to News
						</ButtonLink>
					</EmptyState>
				) : (
					<Awards awards={awards.value} id={id} page={page} />
				)}
			</Container>
		</Page>
	);
}

function Awards({ awards: all, id, page }: { awards: readonly Award[]; id?: string; page: number }) {
	const shown = id === undefined ? awardPageOf(all, page) : pageWithAward(all, id);
	const awards = shown.items;
	const chosen = chosenAward(awards, id);
	return (
		<>
			<div className="hidden md:block">
				<Island name="award-stage" when="interaction">
					<AwardStage
						start={chosen ? awards.indexOf(chosen) : 0}
						awards={awards.map(({ id, title, excerpt, image }) => ({
							href: awardHref(id),
							title,
							pageTitle: documentTitle(awardHref(id), title),
							excerpt,
							picture: pictureOf(image, "(min-width: 80rem) 36rem, 46vw"),
							thumbnail: pictureOf(image, "72px"),
						}))}
					/>
				</Island>
			</div>
			<div className="md:hidden">
				<AwardCards
					awards={awards}
					pictureOf={pictureOf}
					openId={id === undefined ? undefined : chosen?.id}
				/>
			</div>
			<Pagination label="Pages of awards" page={shown.page} pages={shown.pages} href={awardsHref} />
		</>
	);
}

const pictureOf = (image: string | undefined, sizes: string) =>
	image ? { ...pictureSource({ src: image, width: 1000, height: 1000, sizes }), sizes } : undefined;
