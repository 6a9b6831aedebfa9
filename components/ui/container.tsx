import type { ReactNode } from "react";

/** The page's width: every band keeps its content inside the same margins. */
export function Container({ children, className = "" }: { children: ReactNode; className?: string }) {
	return <div className={`page-width ${className}`}>{children}</div>;
}
