import type { ReactNode } from "react";
import { mark, PAGE_MISSING } from "#lib/web/page-markers";

/**
 * A page for something that does not exist. Its marker makes the page cache answer 404. A bare `notFound()` would send an
 * empty document that only script fills, and render `not-found.tsx`, which Next then sends with every page.
 */
export const AnswerNotFound = ({ children }: { children: ReactNode }) => (
	<>
		{children}
		<div hidden {...mark(PAGE_MISSING)} />
	</>
);
