import "server-only";
import { expectChange, isEmptinessHeldBack } from "#lib/backend/client/backend-client";
import { attempt } from "#lib/backend/client/failure";
import { type Resource, resourceOf } from "#lib/backend/client/resources";
import { READS } from "#lib/backend/contract";

/**
 * Reads the lists of a changed resource again. If the backend fails, the old content stays, as it does for a suddenly empty list
 * unless publishers announced this resource individually. Returns whether such an empty list is held back.
 */
export async function refetchResource(
	resource: Resource,
	{ isNamed }: { isNamed: boolean },
): Promise<boolean> {
	expectChange(resource, { isNamed });
	const lists = READS.filter(({ path }) => resourceOf(path) === resource);
	await attempt(Promise.all(lists.map(({ read }) => read?.())));
	return isEmptinessHeldBack(resource);
}
