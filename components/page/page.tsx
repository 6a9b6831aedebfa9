import { type ReactNode, ViewTransition } from "react";
import { AlertBanner } from "#components/page/alert-banner";
import { ContentAge } from "#components/page/content-age";

/**
 * The wrapper of every route (behaviour §2): the main landmark, and the transition between pages. Use it in each page,
 * never in the layout, where React would not see pages enter and leave.
 */
export function Page({ children }: { children: ReactNode }) {
	return (
		<ViewTransition enter="page-enter" exit="page-exit" default="none">
			<main id="content" tabIndex={-1}>
				<AlertBanner />
				{children}
				<ContentAge />
			</main>
		</ViewTransition>
	);
}
