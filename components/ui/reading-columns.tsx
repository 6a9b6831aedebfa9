import type { ReactNode } from "react";
import { Container } from "./container";

/** A text to read, and beside it on wide screens, below it on small ones, who answers questions about it. */
export const ReadingColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
	<Container className="grid grid-cols-1 items-start gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
		{children}
		{aside}
	</Container>
);
