"use client";

import type { ReactNode } from "react";

type PrintButtonProps = { children: ReactNode; className: string };

/** Prints the page. Not rendered without script; the browser’s own menu does the same. */
export function PrintButton({ children, className }: PrintButtonProps) {
	return (
		<button type="button" onClick={() => print()} className={`${className} noscript:hidden`}>
			{children}
		</button>
	);
}
