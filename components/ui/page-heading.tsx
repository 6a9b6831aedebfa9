import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/ui/breadcrumbs";
import { Container } from "#components/ui/container";
import { nonBreaking } from "#lib/text/non-breaking";

type PageHeadingProps = {
	title: string;
	intro?: ReactNode;
	/** The pages between 'Home' and this one. */
	trail?: readonly { label: string; href: string }[];
	children?: ReactNode;
};

/** The purple band at the top of every page except home: breadcrumbs, title and one sentence. */
export function PageHeading({ title, intro, trail = [], children }: PageHeadingProps) {
	return (
		<div className="page-heading kente focus-on-dark">
			<Container>
				{/* On a phone "Home" alone is one press away in the bar. */}
				<div className={trail.length > 0 ? undefined : "max-md:hidden"}>
					<Breadcrumbs trail={trail} here={title} />
				</div>
				<h1 tabIndex={-1}>{title}</h1>
				{intro && <div className="page-intro">{typeof intro === "string" ? nonBreaking(intro) : intro}</div>}
				{children}
			</Container>
		</div>
	);
}
