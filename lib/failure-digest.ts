/**
 * In production Next keeps a server error's message from the browser and sends its digest alone. The message of a backend
 * failure is safe to show, so it travels as the digest, for the page that stands in for the failed one.
 */
const PREFIX = "backend: ";

export const failureDigest = (safeMessage: string) => PREFIX + safeMessage;

/** The safe message that a digest carries; undefined for any other error's digest. */
export const messageOfDigest = (digest: string | undefined): string | undefined =>
	digest?.startsWith(PREFIX) ? digest.slice(PREFIX.length) : undefined;
