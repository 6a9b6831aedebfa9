import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";

/**
 * Answers 404 with a text that is in the HTML. A bare `notFound()` in a page sends an empty document that only script
 * fills; thrown inside a boundary it still makes the status, and the boundary's fallback is what everyone reads.
 */
export function Missing({ children }: { children: ReactNode }) {
	return (
		<Suspense fallback={children}>
			<Absence />
		</Suspense>
	);
}

function Absence(): never {
	notFound();
}
