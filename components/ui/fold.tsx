import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon";

type FoldProps = {
	/** Its heading. */
	title: ReactNode;
	/** Anchor of the content: a link to it opens it. */
	id?: string | undefined;
	/** Open on a phone, too. */
	isOpen?: boolean | undefined;
	className?: string;
	children: ReactNode;
};

/** Closed on a phone, where it would be a screen of what few people look for; open from 768 px up (`page.enhancement.ts`, and by style before). */
export const Fold = ({ title, id, isOpen, className, children }: FoldProps) => (
	<details open={isOpen} className={className ? `fold ${className}` : "fold"} suppressHydrationWarning>
		<summary>
			{title}
			<Icon name="chevron-down" className="fold-mark" />
		</summary>
		{id ? (
			<div id={id} className="scroll-mt-40">
				{children}
			</div>
		) : (
			children
		)}
	</details>
);

type FoldedSectionProps = {
	/** The id of its heading. */
	headingId: string;
	title: string;
	/** The classes of its heading. */
	headingClass: string;
	/** Anchor of the content: a link to it opens it. */
	anchor?: string;
	/** On phones: folded, folded but open, or without a fold. */
	onPhones?: "closed" | "open" | "unfolded";
	className?: string | undefined;
	children: ReactNode;
};

/** A section of a page under its second-level heading, by default folded on phones. */
export function FoldedSection(props: FoldedSectionProps) {
	const { headingId, title, headingClass, anchor, onPhones = "closed", className, children } = props;
	const heading = (
		<h2 id={headingId} className={headingClass}>
			{title}
		</h2>
	);
	return (
		<section aria-labelledby={headingId} className={className}>
			{onPhones === "unfolded" ? (
				<>
					{heading}
					{children}
				</>
			) : (
				<Fold id={anchor} title={heading} isOpen={onPhones === "open"}>
					{children}
				</Fold>
			)}
		</section>
	);
}
