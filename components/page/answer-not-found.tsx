import type { ReactNode } from "react";
import { mark, PAGE_MISSING } from "#lib/web/page-markers";

/**
 * A page about something that does not exist. Its marker makes the page cache answer 404: a bare `notFound()` sends an empty
 * document that only script fills, and puts a `not-found.tsx` in its place, which Next sends along with every page.
 */
export const AnswerNotFound = ({ children }: { children: ReactNode }) => (
	<>
		{children}
		<div hidden {...mark(PAGE_MISSING)} />
	</>
);
