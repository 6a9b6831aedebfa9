/** One holder's share of a budget. */
export type ByteQuota = {
	/** Returns false, and takes nothing, if the holder's network would then hold too many. */
	consume(bytes: number): boolean;
	/** Gives these bytes back, or all that were taken. */
	release(bytes?: number): void;
};

/**
 * Limits bytes that are held at the same time, in total and per network. A network may hold `perNetwork` while nobody else holds
 * any, and the same part of what the others leave: some networks that hold all they can do not take everybody else's. Returns what
 * makes a holder of a network.
 */
export function byteQuota(max: { total: number; perNetwork: number }): (network: string) => ByteQuota {
	const heldBy = new Map<string, number>();
	let total = 0;
	const add = (network: string, bytes: number) => {
		const mine = (heldBy.get(network) ?? 0) + bytes;
		if (mine > 0) heldBy.set(network, mine);
		else heldBy.delete(network);
		total += bytes;
	};
	return (network) => {
		let held = 0;
		return {
			consume: (bytes) => {
				const mine = heldBy.get(network) ?? 0;
				const leftByOthers = max.total - (total - mine);
				if (mine + bytes > leftByOthers * (max.perNetwork / max.total)) return false;
				add(network, bytes);
				held += bytes;
				return true;
			},
			release: (bytes = held) => {
				add(network, -bytes);
				held -= bytes;
			},
		};
	};
}
