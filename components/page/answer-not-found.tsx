import type { ReactNode } from "react";
import { pageIsMissing } from "#lib/platform/request-context";

/**
 * A page for something that does not exist: 404. A bare `notFound()` would send an empty document that only script fills, and
 * render `not-found.tsx`, which Next then sends with every page.
 */
export function AnswerNotFound({ children }: { children: ReactNode }) {
	pageIsMissing();
	return children;
}
