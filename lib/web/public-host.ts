/** Names that only the network of a server knows, and addresses that are no host of the internet. */
const PRIVATE_NAME = /^[^.]+$|(?:^|\.)(?:localhost|local|internal|lan|home|intranet)$/i;
const PRIVATE_IPV4 = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./;
const PRIVATE_IPV6 = /^\[(?:::1?|f[cd]|fe80:|::ffff:)/i;

/** Whether visitors can reach this host name of a URL: no `localhost`, no name or address of a private network. */
export const isPublicHost = (hostname: string): boolean =>
	hostname.startsWith("[")
		? !PRIVATE_IPV6.test(hostname)
		: !PRIVATE_NAME.test(hostname) && !PRIVATE_IPV4.test(hostname);
