import { isResource, RESOURCES } from "#lib/backend/client/resources";
import { boundedText } from "#lib/server/bounded-text";
import { announceToOtherInstances, applyChange } from "#lib/server/content-change";
import type { Change } from "#lib/server/instance-pubsub";
import { refusalWithoutSecret } from "#lib/server/secret-gate";
import { jsonOf } from "#lib/text/json";

/** The names of all resources take 300 bytes. */
const BODY_MAX_BYTES = 4_096;

/**
 * `POST /api/revalidate` with `{"resource": "notices"}`, `{"resources": […]}` or `{"all": true}`, and with `REVALIDATE_SECRET`:
 * fetches these resources again, and drops every page rendered from them and the search index, on every instance. 503 means that
 * the other instances could not be notified; repeating the request does no harm. `heldBack` names the resources for which the
 * backend suddenly sends an empty list. With `all` the backend may be in the middle of a reset, so the full list stays for a
 * minute. `unread` names the resources whose old content stays because the backend did not send them within its deadline:
 * repeat the request.
 */
export async function POST(request: Request) {
	const refused = refusalWithoutSecret("REVALIDATE_SECRET", request);
	if (refused) return refused;
	const text = await boundedText(request.body, BODY_MAX_BYTES).catch(() => "");
	const change = parseChange(Object(jsonOf(text)));
	if (!change) return respond({ message: "Name what has changed", resources: RESOURCES }, 400);
	const [{ pages, heldBack, unread }, everywhere] = await Promise.all([
		applyChange(change),
		announceToOtherInstances(change),
	]);
	return respond(
		{ revalidated: change.resources, pages, heldBack, unread, everywhere },
		everywhere ? 200 : 503,
	);
}

/** Undefined if the request names nothing, or something that does not exist. */
function parseChange({ all, resource, resources }: Record<string, unknown>): Change | undefined {
	if (all === true) return { resources: RESOURCES, isNamed: false };
	const named = [resource, resources].flat().filter((name) => name !== undefined);
	if (named.length === 0 || !named.every(isResource)) return undefined;
	return { resources: [...new Set(named)], isNamed: true };
}

const respond = (body: object, status = 200) =>
	Response.json(body, { status, headers: { "cache-control": "no-store" } });
