import type { ReactNode } from "react";

/** The page's measure: every band of a page keeps its content inside the same margins. */
export function Container({ children, className = "" }: { children: ReactNode; className?: string }) {
	return <div className={`mx-auto w-full max-w-[76rem] px-4 sm:px-6 lg:px-8 ${className}`}>{children}</div>;
}
