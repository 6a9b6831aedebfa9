import { isResource, RESOURCES } from "#lib/backend/resources";
import { takeUpChange, tellOtherInstances } from "#lib/delivery/content-change";
import { refusalWithout } from "#lib/delivery/secret-gate";
import { readFields } from "#lib/submissions/form-body";

/**
 * `POST /api/revalidate` with `{"resource": "notices"}`, `{"resources": […]}` or `{"all": true}`, for who carries
 * `REVALIDATE_SECRET`: reads these resources anew and drops every page that was drawn from them, and what the site's search
 * knew of them, on every instance. 503 when the others could not be told: it does no harm to send it again.
 */
export async function POST(request: Request) {
	const refused = await refusalWithout("REVALIDATE_SECRET", request);
	if (refused) return refused;
	const resources = changedResources(await readFields(request).catch(() => ({})));
	if (!resources) return answer({ message: "Name what has changed", resources: RESOURCES }, 400);
	const [pages, everywhere] = await Promise.all([takeUpChange(resources), tellOtherInstances(resources)]);
	return answer({ revalidated: resources, pages, everywhere }, everywhere ? 200 : 503);
}

/** Undefined when the request does not say, or names what does not exist. */
function changedResources({ all, resource, resources }: Record<string, unknown>) {
	if (all === true) return RESOURCES;
	const named = [resource, resources].flat().filter((name) => name !== undefined);
	return named.length > 0 && named.every(isResource) ? [...new Set(named)] : undefined;
}

const answer = (body: object, status = 200) =>
	Response.json(body, { status, headers: { "cache-control": "no-store" } });
