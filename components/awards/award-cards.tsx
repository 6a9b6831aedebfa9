import { AwardPicture } from "#components/awards/award-picture";
import type { Award } from "#lib/backend/awards";
import "./award-cards.css";

type AwardCardsProps = {
	awards: readonly Award[];
	/** The award in the address: listed first, with its text open. */
	openId?: string;
};

/**
 * The awards on a phone. Tapping a picture shows its title and excerpt over it; tapping again hides them. Uses native
 * disclosures, so it works without script.
 */
export function AwardCards({ awards, openId }: AwardCardsProps) {
	const inOrder = awards.toSorted((a, b) => Number(b.id === openId) - Number(a.id === openId));
	return (
		<ul className="grid gap-5 sm:grid-cols-2">
			{inOrder.map((award, at) => (
				<li key={award.id}>
					<details open={award.id === openId} className="award-card">
						<summary>
							<AwardPicture
								image={award.image}
								priority={at === 0}
								sizes="(min-width: 48rem) 1px, (min-width: 30rem) 46vw, 92vw"
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
