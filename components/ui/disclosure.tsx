import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon";

type DisclosureProps = {
	/** The question or title, a heading of the page. */
	title: string;
	/** Anchor of the content: a link to it opens it, as does find-in-page. */
	id: string;
	isOpen?: boolean;
	/** Heading level of the title. */
	level?: 2 | 3;
	children: ReactNode;
};

/**
 * One entry of a list that opens and closes independently, with or without script. The anchor is inside the hidden part, which
 * makes browsers open it for a link. In print all are open.
 */
export function Disclosure({ title, id, isOpen = false, level = 2, children }: DisclosureProps) {
	const Heading = `h${level}` as const;
	return (
		<details
			open={isOpen}
			// The reader or a link may open it before hydration.
			suppressHydrationWarning
			className="disclosure"
		>
			<summary>
				<Heading className="text-lg leading-snug">{title}</Heading>
				<Icon name="chevron-down" />
			</summary>
			<div id={id}>{children}</div>
		</details>
	);
}
