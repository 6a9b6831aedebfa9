import { rereadResource } from "#lib/backend/reread";
import { isResource, RESOURCES } from "#lib/backend/resources";
import { dropPagesThatRead } from "#lib/delivery/page-store";
import { refusalWithout } from "#lib/delivery/secret-gate";
import { environment } from "#lib/environment";
import { log } from "#lib/log";
import { readFields } from "#lib/submissions/form-body";
import { dropSiteIndex } from "../../search/site-index";

/**
 * `POST /api/revalidate` with `{"resource": "notices"}`, `{"resources": […]}` or `{"all": true}`, for who carries
 * `REVALIDATE_SECRET`: reads these resources anew and drops every page that was drawn from them,
 * and what the site's search knew of them.
 */
export async function POST(request: Request) {
	const refused = await refusalWithout(environment().REVALIDATE_SECRET, request);
	if (refused) return refused;
	const resources = changedResources(await readFields(request).catch(() => ({})));
	if (!resources) return answer({ message: "Name what has changed", resources: RESOURCES }, 400);
	await Promise.all(resources.map(rereadResource));
	dropSiteIndex();
	const pages = dropPagesThatRead(resources);
	log.info({ resources, pages }, "revalidated");
	return answer({ revalidated: resources, pages });
}

/** Undefined when the request does not say, or names what does not exist. */
function changedResources({ all, resource, resources }: Record<string, unknown>) {
	if (all === true) return RESOURCES;
	const named = [resource, resources].flat().filter((name) => name !== undefined);
	return named.length > 0 && named.every(isResource) ? [...new Set(named)] : undefined;
}

const answer = (body: object, status = 200) =>
	Response.json(body, { status, headers: { "cache-control": "no-store" } });
