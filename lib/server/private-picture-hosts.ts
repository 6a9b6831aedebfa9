import { shownPictureHosts } from "#lib/backend/picture-hosts";
import { environment } from "#lib/platform/environment";
import { isHostPrivate } from "#lib/platform/image-hosts";
import { within } from "#lib/web/deadline";

/** A changed address is noticed after this time. */
const CACHED_MS = 60_000;
const LOOKUP_MAX_MS = 500;

let known: string[] = [];
let lookedUpAt = Number.NEGATIVE_INFINITY;

/**
 * Hosts of pictures that lead to private addresses, from which Next takes none without `IMAGE_HOSTS_PRIVATE`. Slow name servers are
 * not awaited: the next call has their answers.
 */
export async function refusedPrivateHosts(): Promise<string[]> {
	const { IMAGE_HOSTS, IMAGE_HOSTS_PRIVATE } = environment();
	if (IMAGE_HOSTS_PRIVATE) return [];
	if (performance.now() - lookedUpAt < CACHED_MS) return known;
	lookedUpAt = performance.now();
	const named = IMAGE_HOSTS.filter((host) => !host.startsWith("*"));
	return within(lookUp([...new Set([...named, ...shownPictureHosts()])]), LOOKUP_MAX_MS, () => known);
}

/** One after the other, because Node looks up names on the few threads that also read files. */
async function lookUp(hosts: string[]): Promise<string[]> {
	const found: string[] = [];
	for (const host of hosts) if (await isHostPrivate(host)) found.push(host);
	known = found;
	return found;
}
