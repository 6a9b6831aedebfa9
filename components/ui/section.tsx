import type { ReactNode } from "react";
import { Container } from "#components/ui/container";
import { BELOW_FIRST_SCREEN } from "#lib/web/page-markers";

const TONES = {
	plain: "bg-white",
	canvas: "band bg-canvas",
	tint: "band bg-brand-50",
} as const;

type SectionProps = {
	title: string;
	intro?: ReactNode;
	/** A link or button for the whole section, next to the title on wide screens. */
	action?: ReactNode;
	tone?: keyof typeof TONES;
	id?: string;
	/** The content extends to the window's edges; only the heading keeps the page's margins. */
	bleed?: boolean;
	/** Begins below the first screen of phones and desktops, so it may wait for the style sheets. */
	isBelowFirstScreen?: boolean;
	children: ReactNode;
};

/** One band of a page: a titled region with the site's vertical spacing. */
export function Section({
	title,
	intro,
	action,
	tone = "plain",
	id,
	bleed = false,
	isBelowFirstScreen = false,
	children,
}: SectionProps) {
	const headingId = `${id ?? title.toLowerCase().replace(/[^a-z\d]+/g, "-")}-heading`;
	const heading = (
		<div className="section-heading">
			<div>
				<h2 id={headingId}>{title}</h2>
				{intro && <div>{intro}</div>}
			</div>
			{action}
		</div>
	);
	return (
		<section
			id={id}
			aria-labelledby={headingId}
			className={`section ${TONES[tone]}`}
			{...(isBelowFirstScreen && { [BELOW_FIRST_SCREEN]: "" })}
		>
			{bleed ? (
				<>
					<Container>{heading}</Container>
					{children}
				</>
			) : (
				<Container>
					{heading}
					{children}
				</Container>
			)}
		</section>
	);
}
