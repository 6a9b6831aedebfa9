/** What one holder has taken of a budget. */
export type HeldBytes = {
	/** Returns false, and takes nothing, if the holder's network or all networks together would hold too many. */
	take(bytes: number): boolean;
	/** Gives these bytes back, or all that were taken. */
	giveBack(bytes?: number): void;
};

/** Limits bytes that are held at the same time, per network and in total. */
export function byteBudget(max: { total: number; perNetwork: number }) {
	const heldBy = new Map<string, number>();
	let total = 0;
	const add = (network: string, bytes: number) => {
		const mine = (heldBy.get(network) ?? 0) + bytes;
		if (mine > 0) heldBy.set(network, mine);
		else heldBy.delete(network);
		total += bytes;
	};
	return {
		holder: (network: string): HeldBytes => {
			let held = 0;
			return {
				take: (bytes) => {
					const isTooMuch = (heldBy.get(network) ?? 0) + bytes > max.perNetwork || total + bytes > max.total;
					if (isTooMuch) return false;
					add(network, bytes);
					held += bytes;
					return true;
				},
				giveBack: (bytes = held) => {
					add(network, -bytes);
					held -= bytes;
				},
			};
		},
		total: () => total,
	};
}
