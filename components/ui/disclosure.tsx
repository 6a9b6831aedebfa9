import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon";

type DisclosureProps = {
	/** What is asked or named; a heading of the page. */
	title: string;
	/** Address of the content: a link to it opens it, as does find-in-page. */
	id: string;
	isOpen?: boolean;
	/** Of the title as a heading. */
	level?: 2 | 3;
	children: ReactNode;
};

/**
 * One entry of a list that opens and closes by itself, with or without script. The anchor stands inside the hidden part:
 * that is what makes a browser open it for a link. On paper all are open.
 */
export function Disclosure({ title, id, isOpen = false, level = 2, children }: DisclosureProps) {
	const Heading = `h${level}` as const;
	return (
		<details
			open={isOpen}
			// May be opened before React comes: by the reader, or by a link into it.
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
