import { useState } from "react";
import { type Branch, readAllBranches } from "#components/locator/all-branches";
import { nearestFirst, type Position } from "#lib/locator/distance";

const POSITION_OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

type NearMe =
	| { state: "off" | "asking" }
	| { state: "failed"; reason: string }
	| { state: "on"; here: Position; nearest: Branch[] };

/**
 * The branches by distance from the visitor. The position is requested only at a press and never leaves the browser. If
 * anything fails, the visitor sees a reason and nothing else changes.
 */
export function useNearMe() {
	const [near, setNear] = useState<NearMe>({ state: "off" });

	const find = async () => {
		setNear({ state: "asking" });
		try {
			const [here, branches] = await Promise.all([position(), readAllBranches()]);
			setNear({ state: "on", here, nearest: nearestFirst(branches, here) });
			return true;
		} catch (error) {
			setNear({ state: "failed", reason: error instanceof Refusal ? error.message : BRANCHES_FAILED });
			return false;
		}
	};

	return { near, find, stop: () => setNear({ state: "off" }) };
}

/** The toast of behaviour §8, also shown on the page. */
export const BRANCHES_FAILED = "Failed to fetch branches";

class Refusal extends Error {}

function position(): Promise<Position> {
	return new Promise((resolve, reject) => {
		if (!window.isSecureContext || !navigator.geolocation) {
			reject(
				new Refusal(
					"Your browser shares your position on a secure connection (https) only. Choose your region instead.",
				),
			);
			return;
		}
		navigator.geolocation.getCurrentPosition(
			({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
			({ code }) => reject(new Refusal(REASONS[code] ?? NO_POSITION)),
			POSITION_OPTIONS,
		);
	});
}

const NO_POSITION = "Your position could not be found. Choose your region instead.";

/** By the codes of `GeolocationPositionError`. */
const REASONS: Record<number, string> = {
	1: "Your position is not shared with this site. Allow it in your browser’s settings, or choose your region instead.",
	2: NO_POSITION,
	3: "Finding your position took too long. Try again, or choose your region instead.",
};
