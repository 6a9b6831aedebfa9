import { useState } from "react";
import type { NearestBranches } from "#components/locator/near-me";

type NearMe =
	| { state: "off" | "asking" }
	| { state: "failed"; reason: string }
	| ({ state: "on" } & NearestBranches);

/**
 * The branches by distance from the visitor. The position is requested only at a press, and only then does the code for it
 * load. If anything fails, the visitor sees a reason and nothing else changes.
 */
export function useNearMe() {
	const [near, setNear] = useState<NearMe>({ state: "off" });

	const find = async () => {
		setNear({ state: "asking" });
		const answer = await import("#components/locator/near-me")
			.then(({ nearestBranches }) => nearestBranches())
			.catch(() => ({ reason: BRANCHES_FAILED }));
		setNear("reason" in answer ? { state: "failed", ...answer } : { state: "on", ...answer });
	};

	return { near, find, stop: () => setNear({ state: "off" }) };
}

/** The toast of behaviour §8, also shown on the page. */
export const BRANCHES_FAILED = "Failed to fetch branches";
