/** The hosts from which pictures may be fetched and resized (`IMAGE_HOSTS`); one that begins with `*.` stands for those below it. */
export const imageHosts = (): string[] =>
	(process.env.IMAGE_HOSTS ?? "")
		.split(",")
		.map((host) => host.trim().toLowerCase())
		.filter(Boolean);

/** Whether a host is one of `IMAGE_HOSTS`. */
export const isImageHost = (host: string): boolean =>
	imageHosts().some((known) =>
		known.startsWith("*") ? host.endsWith(known.replace(/^\*{1,2}/, "")) : known === host,
	);
