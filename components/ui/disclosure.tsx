import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon";

type DisclosureProps = {
	/** What is asked or named; a heading of the page. */
	title: string;
	/** Address of the content: a link to it opens it, as does find-in-page. */
	id: string;
	isOpen?: boolean;
	children: ReactNode;
};

/**
 * One entry of a list that opens and closes by itself, with or without script. The anchor stands inside the hidden part:
 * that is what makes a browser open it for a link. On paper all are open.
 */
export function Disclosure({ title, id, isOpen = false, children }: DisclosureProps) {
	return (
		<details
			open={isOpen}
			// May be opened before React comes: by the reader, or by a link into it.
			suppressHydrationWarning
			className="group rounded-lg border border-line bg-white transition-colors open:border-brand-200 open:shadow-card hover:border-brand-300 print:break-inside-avoid [&::details-content]:print:block [&::details-content]:print:[content-visibility:visible]"
		>
			<summary className="flex min-h-14 items-center justify-between gap-4 rounded-lg px-5 py-4 md:px-7 md:py-5">
				<h2 className="text-lg leading-snug">{title}</h2>
				<Icon
					name="chevron-down"
					className="size-6 text-brand-600 transition-transform group-open:rotate-180 print:hidden"
				/>
			</summary>
			<div id={id} className="scroll-mt-40 px-5 pb-6 md:px-7 md:pb-7">
				{children}
			</div>
		</details>
	);
}
