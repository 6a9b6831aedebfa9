import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/ui/breadcrumbs";
import { Container } from "#components/ui/container";
import { nonBreaking } from "#lib/text/non-breaking";

type PageHeadingProps = {
	title: string;
	intro?: ReactNode;
	trail?: readonly { label: string; href: string }[];
	children?: ReactNode;
};

/** The purple band at the top of every page except home: breadcrumbs, title and one sentence. */
export function PageHeading({ title, intro, trail = [], children }: PageHeadingProps) {
	return (
		<div className="kente focus-on-dark bg-brand-900 py-9 text-brand-100 md:py-14">
			<Container>
				<Breadcrumbs trail={trail} here={title} />
				<h1 tabIndex={-1} className="mt-4 max-w-3xl text-3xl text-white">
					{title}
				</h1>
				{intro && (
					<div className="mt-3 max-w-2xl text-balance text-lg">
						{typeof intro === "string" ? nonBreaking(intro) : intro}
					</div>
				)}
				{children}
			</Container>
		</div>
	);
}
