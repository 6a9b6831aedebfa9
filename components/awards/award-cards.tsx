import { AwardPicture } from "#components/awards/award-picture";
import type { Award } from "#lib/backend/awards";

type AwardCardsProps = {
	awards: readonly Award[];
	/** The award that the visitor came for: it stands first, its text shown. */
	openId?: string;
};

/**
 * The awards on a phone: a tap on a picture lays its title and excerpt over it, another takes them away. Native, so that
 * it works without script.
 */
export function AwardCards({ awards, openId }: AwardCardsProps) {
	const inOrder = awards.toSorted((a, b) => Number(b.id === openId) - Number(a.id === openId));
	return (
		<ul className="grid gap-5 sm:grid-cols-2">
			{inOrder.map((award, at) => (
				<li key={award.id}>
					<details open={award.id === openId} className="group">
						<summary className="grid overflow-hidden rounded-lg bg-brand-100 shadow-card [grid-template-areas:'all']">
							<AwardPicture
								image={award.image}
								priority={at === 0}
								sizes="(min-width: 48rem) 1px, (min-width: 30rem) 46vw, 92vw"
								className="h-full [grid-area:all]"
							/>
							<span className="relative flex flex-col self-end bg-brand-950/80 p-4 text-white [grid-area:all] group-open:justify-end group-open:self-stretch group-open:bg-brand-950/90 group-open:p-5">
								<span className="flex items-center justify-between gap-3">
									<h2 className="text-lg text-white leading-snug">{award.title}</h2>
									<Sign />
								</span>
								<span className="mt-2 hidden text-brand-100 group-open:block">{award.excerpt}</span>
							</span>
						</summary>
					</details>
				</li>
			))}
		</ul>
	);
}

/** A plus that becomes a minus. */
const Sign = () => (
	<span
		aria-hidden="true"
		className="relative size-9 shrink-0 rounded-full bg-gold-400 before:absolute before:top-1/2 before:left-1/2 before:h-0.5 before:w-4 before:-translate-1/2 before:bg-brand-950 after:absolute after:top-1/2 after:left-1/2 after:h-4 after:w-0.5 after:-translate-1/2 after:bg-brand-950 group-open:after:hidden"
	/>
);
