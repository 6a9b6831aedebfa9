import "server-only";
import { expectChange, isEmptinessHeldBack, withoutFallback } from "#lib/backend/client/backend-client";
import { attempt } from "#lib/backend/client/failure";
import { type Resource, resourceOf } from "#lib/backend/client/resources";
import { READS } from "#lib/backend/contract";

/** The outcome of reading a resource: an empty list is held back, or the backend failed. */
type Refetched = { isHeldBack: boolean; isUnread: boolean };

/**
 * Reads the lists of a changed resource again, and waits until the backend has answered or its deadline has passed. If the backend
 * fails, the old content stays and the resource is unread. So it does for a suddenly empty list unless publishers announced
 * this resource individually; then it is held back.
 */
export async function refetchResource(
	resource: Resource,
	{ isNamed }: { isNamed: boolean },
): Promise<Refetched> {
	expectChange(resource, { isNamed });
	const lists = READS.filter(({ path }) => resourceOf(path) === resource);
	const readings = await Promise.all(lists.map(({ read }) => read && attempt(withoutFallback(read))));
	const isHeldBack = isEmptinessHeldBack(resource);
	const isUnread = readings.some((reading) => reading?.ok === false && reading.failure.reason !== "empty");
	return { isHeldBack, isUnread };
}
