import "server-only";
import { cache } from "react";
import { z } from "zod";
import { readBackend } from "#lib/backend/client/backend-client";
import { unwrapData } from "#lib/backend/client/envelope";
import { attempt, BackendFailure } from "#lib/backend/client/failure";
import {
	flag,
	identifier,
	idOf,
	lineOf,
	number,
	parseList,
	text,
	texts,
	unusable,
} from "#lib/backend/fields";
import { openingHours } from "#lib/backend/opening-hours";
import { companyIdentity } from "#lib/company/identity";
import { BRANCH_COUNT } from "#lib/company/limits";
import { branchPaths } from "#lib/locator/branch-path";
import type { BranchOffer } from "#lib/locator/branch-search";
import { environment } from "#lib/platform/environment";
import { dialledNumber } from "#lib/web/tel-href";

/** A branch as the backend sends it, inside the list of its region (behaviour §3). */
export const branch = z
	.object({
		...identifier,
		location: text,
		name: text,
		area: text,
		phone: text,
		services: texts,
		languages: texts,
		wheelchair_access: flag,
		cash_machine: flag,
		digital_address: text,
		opening_hours: openingHours,
		gps: z.object({ lat: number, lng: number }).nullish().catch(undefined),
	})
	.transform((wire, context) => {
		const name = wire.name ?? wire.location;
		if (!name) return unusable(context, "name", "a branch needs a name or a location");
		return {
			id: idOf(wire),
			name,
			location: wire.location ?? name,
			area: wire.area,
			phone: wire.phone && dialledNumber(wire.phone) ? wire.phone : undefined,
			services: wire.services,
			languages: wire.languages,
			hasWheelchairAccess: wire.wheelchair_access,
			hasCashMachine: wire.cash_machine,
			digitalAddress: wire.digital_address?.toUpperCase(),
			hours: wire.opening_hours,
			position: positionInGhana(wire.gps),
		};
	});

/** An empty map of regions may come as an empty list, because some backends cannot distinguish them. */
const answer = z.object({ regions: z.union([z.record(z.string(), z.unknown()), z.tuple([])]) });

export type Branch = BranchOffer & {
	id: string;
	/** The address of its page. */
	path: string;
	region: string;
	name: string;
	location: string;
	area: string | undefined;
	phone: string | undefined;
	/** GhanaPostGPS: 'GA-183-8164'. */
	digitalAddress: string | undefined;
	/** Degrees; absent if the backend's coordinates are missing or outside Ghana. */
	position: { lat: number; lng: number } | undefined;
};

/** Every branch, region by region in the backend's order. Throws `BackendFailure`. */
export const getBranches = cache(
	async (): Promise<Branch[]> => readBackend({ path: "/branches", parse: parseBranches }),
);

/**
 * How many branches the company has: as many as its backend lists, without a backend as the company states. Undefined if the backend
 * lists none or fails.
 */
export async function getBranchCount(): Promise<number | undefined> {
	const isBuild = process.env.NEXT_PHASE === "phase-production-build";
	if (!environment().API_BASE_URL || isBuild) return BRANCH_COUNT;
	const branches = await attempt(getBranches());
	return (branches.ok && branches.value.length) || undefined;
}

/** The branches of an answer. A region or branch that cannot be read costs only itself. Throws `BackendFailure`. */
export async function parseBranches(payload: unknown): Promise<Branch[]> {
	const result = answer.safeParse(unwrapData(payload));
	if (!result.success) throw new BackendFailure("malformed", "/branches", { cause: result.error });
	const branches: Omit<Branch, "path">[] = [];
	const regions = Object.entries(result.data.regions);
	const lists = await Promise.all(
		regions.map(([region, list]) => attempt(parseList(list, branch, `/branches#${region}`))),
	);
	if (regions.length > 0 && lists.every(({ ok }) => !ok)) throw new BackendFailure("malformed", "/branches");
	for (const [at, list] of lists.entries()) {
		const region = lineOf(regions[at]?.[0]) || "Other";
		for (const parsed of list.ok ? list.value : []) {
			branches.push({
				...parsed,
				region,
				id: parsed.id ?? `${region}-${parsed.location}`.toLowerCase().replace(/[^a-z\d]+/g, "-"),
				phone: parsed.phone ?? companyIdentity().defaultBranchPhone,
			});
		}
	}
	const paths = branchPaths(branches);
	return branches.map((parsed, at) => ({ ...parsed, path: paths[at] ?? "" }));
}

/** Coordinates within Ghana; swapped, zero and foreign ones count as none. */
function positionInGhana(gps: { lat?: number; lng?: number } | null | undefined) {
	if (gps?.lat === undefined || gps.lng === undefined) return undefined;
	const isInside = gps.lat >= 4.5 && gps.lat <= 11.3 && gps.lng >= -3.4 && gps.lng <= 1.3;
	return isInside ? { lat: gps.lat, lng: gps.lng } : undefined;
}
