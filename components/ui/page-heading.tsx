import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/ui/breadcrumbs";
import { Container } from "#components/ui/container";
import { nonBreaking } from "#lib/text/non-breaking";

type PageHeadingProps = {
	title: string;
	intro?: ReactNode;
	/** The pages between 'Home' and this one. */
	trail?: readonly { label: string; href: string }[];
	/** Where visitors come to do something: white with a golden rule, and low, so that a phone's first screen has what they do. */
	isTask?: boolean;
	children?: ReactNode;
};

/** The top of every page except home: breadcrumbs, title and one sentence, on purple or, of a task, on white. */
export function PageHeading({ title, intro, trail = [], isTask, children }: PageHeadingProps) {
	return (
		<div className={isTask ? "task-heading" : "page-heading kente focus-on-dark"}>
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
