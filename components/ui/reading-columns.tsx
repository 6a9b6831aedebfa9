import type { ReactNode } from "react";
import { Container } from "./container";

/** A text, with contacts for questions next to it on wide screens and below it on small ones. */
export const ReadingColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
	<Container className="grid grid-cols-1 items-start gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
		{children}
		{aside}
	</Container>
);
