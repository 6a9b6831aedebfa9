"use client";

import type { ElementType, HTMLAttributes, ReactNode } from "react";
import { STATIC_CONTENT } from "#lib/web/page-markers";

type StaticContentProps = Pick<
	HTMLAttributes<HTMLElement>,
	"className" | "id" | (`aria-${string}` & keyof HTMLAttributes<HTMLElement>)
> & {
	/** Unique on the page. */
	name: string;
	as?: "a" | "article" | "aside" | "div" | "figure" | "header" | "li" | "nav" | "script" | "section" | "ul";
	/** Of a link. */
	href?: string;
	/** Of a script. */
	type?: string;
	children: ReactNode;
};

/**
 * A part of a page that never changes while it is shown: elements and text. The page cache takes the content out of the data that
 * comes with the HTML (`lib/page-cache/static-content.ts`), and React leaves what the server sent as it is. The data of a client
 * navigation has the content. Content with islands stays in the data.
 */
export function StaticContent({ name, as = "div", children, ...attributes }: StaticContentProps) {
	if (children === undefined) {
		const { as: Sent, attributes } = sentElement(name);
		return <Sent {...attributes} />;
	}
	const Part: ElementType = as;
	return (
		<Part {...attributes} {...{ [STATIC_CONTENT]: name }}>
			{children}
		</Part>
	);
}

type Sent = { as: ElementType; attributes: Record<string, unknown> };

/** What the server sent, by name. Read once: visitors may come back to the page, and React would write a new object's content. */
const known = new Map<string, Sent>();

function sentElement(name: string): Sent {
	const earlier = known.get(name);
	if (earlier) return earlier;
	const element = document.querySelector(`[${STATIC_CONTENT}="${name}"]`);
	const attributes = Array.from(element?.attributes ?? [], ({ name, value }) => [
		name === "class" ? "className" : name,
		value,
	]);
	const sent: Sent = {
		as: (element?.localName ?? "div") as ElementType,
		attributes: {
			...Object.fromEntries(attributes),
			dangerouslySetInnerHTML: { __html: element?.innerHTML ?? "" },
			suppressHydrationWarning: true,
		},
	};
	known.set(name, sent);
	return sent;
}
