/**
 * The address that a request came from. Every proxy appends the address it was spoken to from to `X-Forwarded-For`, so only as
 * many entries from its end are believed as there are proxies of our own; whatever a visitor wrote stands before them. The
 * server itself counts as the last hop: it appends its peer (see `appendPeer`). `unknown` when there is none.
 */
export function visitorAddress(forwardedFor: string | null, trustedProxies: number): string {
	const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
	const address = entries.at(-1 - trustedProxies) || entries[0] || "";
	return ADDRESS.test(address) ? address : "unknown";
}

/** Good enough to be a key: an IPv4 or IPv6 address, mapped or not. */
const ADDRESS = /^[\da-f.:]{3,45}$/i;

/** The header after this server has done what a proxy does: the peer of the connection appended. */
export const appendPeer = (forwardedFor: string | undefined, peer: string | undefined): string =>
	[forwardedFor, peer ?? "unknown"].filter(Boolean).join(", ");
