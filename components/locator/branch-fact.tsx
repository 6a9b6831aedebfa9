import type { ReactNode } from "react";

/** A line of a list of facts about a branch; none if it has nothing to say. */
export const BranchFact = ({ label, children }: { label: string; children: ReactNode }) =>
	children && (
		<>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</>
	);
