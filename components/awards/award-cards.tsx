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
						{/* A summary may hold a heading only directly; so the parts lie over the picture as cells of one grid. */}
						<summary className="grid grid-cols-1 grid-rows-[1fr_auto_auto] overflow-hidden rounded-lg bg-brand-100 text-white shadow-card *:col-start-1">
							<AwardPicture
								image={award.image}
								priority={at === 0}
								sizes="(min-width: 48rem) 1px, (min-width: 30rem) 46vw, 92vw"
								className="row-span-full h-full"
							/>
							<span className="row-start-2 row-end-4 bg-brand-950/80 group-open:row-start-1 group-open:bg-brand-950/90" />
							<h2 className="row-start-2 flex items-center justify-between gap-3 p-4 text-lg text-white leading-snug group-open:px-5 group-open:pb-2">
								{award.title}
								<Sign />
							</h2>
							<span className="row-start-3 hidden px-5 pb-5 text-brand-100 group-open:block">
								{award.excerpt}
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
