import { environment } from "#lib/platform/environment";
import { requestContext } from "#lib/platform/request-context";

/**
 * When the content of the page being rendered was last confirmed, if that is longer ago than `CONTENT_AGE_MINUTES`; undefined for
 * fresh content. Call it after the page's reads.
 */
export function oldContentAt(now = Date.now()): Date | undefined {
	const at = requestContext()?.contentAt;
	const maxMs = environment().CONTENT_AGE_MINUTES * 60_000;
	return at !== undefined && now - at > maxMs ? new Date(at) : undefined;
}
