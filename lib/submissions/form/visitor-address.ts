/**
 * The address that a request came from. Every proxy appends the address it was spoken to from to `X-Forwarded-For`, so only as
 * many entries from its end are believed as there are proxies of our own; whatever a visitor wrote stands before them. The
 * server itself counts as the last hop: it appends its peer (see `appendPeer`). `unknown` when there is none.
 */
export function visitorAddress(forwardedFor: string | null, trustedProxies: number): string {
	const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
	const address = bareAddress(entries.at(-1 - trustedProxies) || entries[0] || "");
	return ADDRESS.test(address) ? address : "unknown";
}

/**
 * Without the port and brackets that some proxies write (`203.0.113.7:50123`, `[2001:db8::1]:443`), and an IPv4 address that
 * came over an IPv6 socket (`::ffff:203.0.113.7`) as what it is: one visitor is one address, however it is written.
 */
function bareAddress(entry: string): string {
	const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(entry) ?? [];
	const [, withoutPort] = /^([\d.]+):\d+$/.exec(entry) ?? [];
	return (inBrackets ?? withoutPort ?? entry).replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Good enough to be a key: an IPv4 or IPv6 address, mapped or not. */
const ADDRESS = /^[\da-f.:]{3,45}$/i;

/** The header after this server has done what a proxy does: the peer of the connection appended. */
export const appendPeer = (forwardedFor: string | undefined, peer: string | undefined): string =>
	[forwardedFor, peer ?? "unknown"].filter(Boolean).join(", ");

/** What to count an address by. A household has a whole IPv6 network of 2^64 addresses: they count as one. */
export function networkOf(address: string): string {
	if (!address.includes(":") || address.includes(".")) return address.replace(/^::ffff:/i, "");
	const [head = "", tail = ""] = address.toLowerCase().split("::");
	const groups = head.split(":");
	const missing = 8 - groups.length - (tail ? tail.split(":").length : 0);
	const full = address.includes("::") ? [...groups, ...Array(Math.max(0, missing)).fill("0")] : groups;
	// `0db8` and `db8` are the same group.
	return full
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}
