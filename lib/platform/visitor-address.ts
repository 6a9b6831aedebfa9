import type { IncomingMessage } from "node:http";
import { environment } from "#lib/platform/environment";

/** The address of a visitor. */
export const addressOf = (request: IncomingMessage): string =>
	visitorAddress(forwardedFor(request), environment().TRUST_PROXY);

/** Appends only what this server saw itself; `TRUST_PROXY` says how many of the other entries are believed. */
export const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
	appendPeer(headers["x-forwarded-for"]?.toString(), socket.remoteAddress);

/** The address of the sender of a request with these headers. */
export const senderAddress = (headers: Headers): string =>
	visitorAddress(headers.get("x-forwarded-for"), environment().TRUST_PROXY);

/** The network of the sender of a request with these headers; see `networkOf`. */
export const senderNetwork = (headers: Headers): string => networkOf(senderAddress(headers));

/**
 * The client address of a request. Every proxy appends its peer's address to `X-Forwarded-For`, so only as many entries from the end
 * count as there are proxies of our own; a visitor's own value precedes them. The server itself counts as the last hop and
 * appends its peer (see `appendPeer`). `unknown` if there is none.
 */
export function visitorAddress(forwardedFor: string | null, trustedProxies: number): string {
	const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
	const address = bareAddress(entries.at(-1 - trustedProxies) ?? entries[0] ?? "");
	return ADDRESS.test(address) ? address : "unknown";
}

/**
 * The address without the port and brackets that some proxies add (`203.0.113.7:50123`, `[2001:db8::1]:443`), and with an IPv4
 * address from an IPv6 socket (`::ffff:203.0.113.7`) as IPv4: one visitor has one address, however it is written.
 */
function bareAddress(entry: string): string {
	const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(entry) ?? [];
	const [, withoutPort] = /^([\d.]+):\d+$/.exec(entry) ?? [];
	return (inBrackets ?? withoutPort ?? entry).replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Precise enough for a key: an IPv4 or IPv6 address, mapped or not. */
const ADDRESS = /^[\da-f.:]{3,45}$/i;

/** The header with the connection's peer appended, as a proxy would do. */
export const appendPeer = (forwardedFor: string | undefined, peer: string | undefined): string =>
	[forwardedFor, peer ?? "unknown"].filter(Boolean).join(", ");

/**
 * The key to count an address by: the whole of an IPv4 address, the first three groups (/48) of an IPv6 address. That much a
 * customer of a hosting company has to himself. Phones of one carrier may share it, as they share an IPv4 address.
 */
export function networkOf(address: string): string {
	if (!address.includes(":") || address.includes(".")) return address.replace(/^::ffff:/i, "");
	const [head = "", tail = ""] = address.toLowerCase().split("::");
	const groups = head.split(":");
	const missing = 8 - groups.length - (tail ? tail.split(":").length : 0);
	const full = address.includes("::") ? [...groups, ...Array(Math.max(0, missing)).fill("0")] : groups;
	// `0db8` and `db8` are the same group.
	return full
		.slice(0, NETWORK_GROUPS)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":");
}

const NETWORK_GROUPS = 3;
