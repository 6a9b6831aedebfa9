import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { pageIsMissing } from "#lib/platform/request-context";

/**
 * A page for something that does not exist: 404. A bare `notFound()`, as when the context was lost, sends a page without these
 * texts.
 */
export function NotFoundResponse({ children }: { children: ReactNode }) {
	if (!pageIsMissing()) notFound();
	return children;
}
