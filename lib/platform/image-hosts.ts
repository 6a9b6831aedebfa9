import { environment } from "#lib/platform/environment";

/** Whether pictures of this host, which may name a port, are fetched and resized (`IMAGE_HOSTS`). */
export const isImageHost = (host: string): boolean =>
	environment().IMAGE_HOSTS.some((known) =>
		known.startsWith("*") ? host.endsWith(known.slice(1)) : known === host,
	);
