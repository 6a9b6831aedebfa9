import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon";

type FoldProps = {
	/** Its heading. */
	title: ReactNode;
	/** Anchor of the content: a link to it opens it. */
	id?: string;
	className?: string;
	children: ReactNode;
};

/** Closed on a phone, where it would be a screen of what few people look for; open from 768 px up (`folds.ts`, and by style before). */
export const Fold = ({ title, id, className, children }: FoldProps) => (
	<details className={className ? `fold ${className}` : "fold"}>
		<summary>
			{title}
			<Icon name="chevron-down" className="transition-transform md:hidden" />
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
