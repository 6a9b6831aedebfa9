import type { ReactNode } from "react";

/** The page's measure: every band of a page keeps its content inside the same margins. */
export function Container({ children, className = "" }: { children: ReactNode; className?: string }) {
	return <div className={`page-width ${className}`}>{children}</div>;
}
