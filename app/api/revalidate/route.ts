import { isResource, RESOURCES } from "#lib/backend/resources";
import { takeUpChange, tellOtherInstances } from "#lib/server/content-change";
import type { Change } from "#lib/server/instance-bus";
import { refusalWithout } from "#lib/server/secret-gate";
import { readFields } from "#lib/submissions/form/form-body";

/**
 * `POST /api/revalidate` with `{"resource": "notices"}`, `{"resources": […]}` or `{"all": true}`, for who carries
 * `REVALIDATE_SECRET`: reads these resources anew and drops every page that was drawn from them, and what the site's search
 * knew of them, on every instance. 503 when the others could not be told: it does no harm to send it again. `heldBack` names the
 * resources of which the backend suddenly sends an empty list that is not believed yet: with `all` that may be a backend that is
 * being reset, so the full list stays for a minute.
 */
export async function POST(request: Request) {
	const refused = await refusalWithout("REVALIDATE_SECRET", request);
	if (refused) return refused;
	const change = changeIn(await readFields(request).catch(() => ({})));
	if (!change) return answer({ message: "Name what has changed", resources: RESOURCES }, 400);
	const [{ pages, heldBack }, everywhere] = await Promise.all([
		takeUpChange(change),
		tellOtherInstances(change),
	]);
	return answer({ revalidated: change.resources, pages, heldBack, everywhere }, everywhere ? 200 : 503);
}

/** Undefined when the request does not say, or names what does not exist. */
function changeIn({ all, resource, resources }: Record<string, unknown>): Change | undefined {
	if (all === true) return { resources: RESOURCES, isNamed: false };
	const named = [resource, resources].flat().filter((name) => name !== undefined);
	if (named.length === 0 || !named.every(isResource)) return undefined;
	return { resources: [...new Set(named)], isNamed: true };
}

const answer = (body: object, status = 200) =>
	Response.json(body, { status, headers: { "cache-control": "no-store" } });
