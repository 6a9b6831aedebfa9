import { lookup } from "node:dns/promises";
import { isPrivateIp } from "next/dist/server/is-private-ip.js";
import { environment } from "#lib/platform/environment";

/** Whether pictures of this host, which may name a port, are fetched and resized (`IMAGE_HOSTS`). */
export const isImageHost = (host: string): boolean =>
	environment().IMAGE_HOSTS.some((known) =>
		known.startsWith("*") ? host.endsWith(known.slice(1)) : known === host,
	);

/** Whether this picture of another host may be fetched, by the rules that Next has for those that it resizes. */
export async function isPictureAllowed(src: string): Promise<boolean> {
	const url = URL.parse(src);
	if (url?.protocol !== "https:" || !isImageHost(url.host)) return false;
	return Boolean(environment().IMAGE_HOSTS_PRIVATE) || !(await isHostPrivate(url.hostname));
}

/** Whether this host leads to a private address. False if it leads nowhere. */
export async function isHostPrivate(hostname: string): Promise<boolean> {
	const addresses = await lookup(hostname, { all: true }).catch(() => []);
	return addresses.some(({ address }) => isPrivateIp(address));
}
