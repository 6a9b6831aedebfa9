import type { ReactNode } from "react";

type PrintButtonProps = { children: ReactNode; className: string };

/** Prints the page. Not rendered without script; the browser’s own menu does the same. */
export const PrintButton = ({ children, className }: PrintButtonProps) => (
	<button type="button" data-page-control="" data-print="" className={`${className} noscript:hidden`}>
		{children}
	</button>
);
