import { AwardImage } from "#components/awards/award-image";
import type { PictureSource } from "#components/ui/picture";
import type { Award } from "#lib/backend/awards";
import "./award-cards.css";

type AwardCardsProps = {
	awards: readonly Award[];
	/** The picture of an award at this size, if it has one. */
	pictureOf: (image: string | undefined, sizes: string) => PictureSource | undefined;
	/** The award in the URL: listed first, with its text open. */
	openId?: string;
};

/**
 * The awards on a phone. Tapping a picture shows its title and excerpt over it; tapping again hides them. Uses native
 * disclosures, so it works without script.
 */
export function AwardCards({ awards, pictureOf, openId }: AwardCardsProps) {
	const inOrder = awards.toSorted((a, b) => Number(b.id === openId) - Number(a.id === openId));
	return (
		<ul className="grid gap-5 sm:grid-cols-2">
			{inOrder.map((award, at) => (
				<li key={award.id}>
					<details open={award.id === openId} className="award-card">
						<summary>
							<AwardImage
								picture={pictureOf(award.image, "(min-width: 48rem) 1px, (min-width: 30rem) 46vw, 92vw")}
								isFirst={at === 0}
								className="row-span-full h-full"
							/>
							<span className="award-shade" />
							<h2>
								{award.title}
								<span aria-hidden="true" className="award-sign" />
							</h2>
							<span className="award-excerpt">{award.excerpt}</span>
						</summary>
					</details>
				</li>
			))}
		</ul>
	);
}
