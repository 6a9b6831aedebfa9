import "server-only";
import { cache } from "react";
import { z } from "zod";
import { activeAlerts } from "#lib/alerts/active-alerts";
import { alertNaming } from "#lib/alerts/alert-schedule";
import { isEmbedded, readBackend } from "#lib/backend/client/backend-client";
import { regionsIn } from "#lib/backend/client/envelope";
import { attempt, BackendFailure } from "#lib/backend/client/failure";
import { note, sampleOf } from "#lib/backend/client/findings";
import { day } from "#lib/backend/dates";
import { degrees, flag, identifier, idOf, phone, text, texts, unusable } from "#lib/backend/fields";
import { openingHours, timeOfDay } from "#lib/backend/opening-hours";
import { parsePlaced } from "#lib/backend/parse-list";
import { jsonIn, lineOf } from "#lib/backend/plain-value";
import type { Unusual, WeekHours } from "#lib/calendar/opening-hours";
import { companyIdentity } from "#lib/company/identity";
import { BRANCH_COUNT } from "#lib/company/limits";
import { branchPaths } from "#lib/locator/branch-path";
import type { BranchOffer } from "#lib/locator/branch-search";
import { dialledNumber } from "#lib/web/tel-href";

/** Latitude and longitude, also by their whole names or as 'latitude, longitude'. */
const gps = z
	.preprocess((value) => {
		if (typeof value !== "string" || jsonIn(value)) return jsonIn(value) ?? value;
		const [lat, lng] = value.split(",");
		return { lat, lng };
	}, z.object({ lat: degrees, lng: degrees, latitude: degrees, longitude: degrees }).nullish())
	.catch(undefined)
	.transform((wire) => positionInGhana(wire?.lat ?? wire?.latitude, wire?.lng ?? wire?.longitude));

/** A branch as the backend sends it, inside the list of its region (behaviour §3). */
export const branch = z
	.object({
		...identifier,
		location: text,
		name: text,
		area: text,
		phone,
		services: texts,
		languages: texts,
		wheelchair_access: flag,
		cash_machine: flag,
		digital_address: text.meta({ description: "GhanaPostGPS", examples: ["GA-183-8164"] }),
		opening_hours: openingHours,
		closed_until: day.meta({ description: "The day on which a branch that is closed now opens again" }),
		opens_at: timeOfDay.meta({ description: "When it opens on that day, if later than usual: '10:00'" }),
		notice: text.meta({ description: "Why, or what else is not as usual, in a few words: 'we are moving'" }),
		gps,
	})
	.transform((wire, context) => {
		const name = wire.name ?? wire.location;
		if (!name) return unusable(context, "name", "a branch needs a name or a location");
		return {
			id: idOf(wire),
			name,
			location: wire.location ?? name,
			area: wire.area,
			phone: phoneOf(wire.phone),
			services: wire.services,
			languages: wire.languages,
			hasWheelchairAccess: wire.wheelchair_access,
			hasCashMachine: wire.cash_machine,
			digitalAddress: wire.digital_address?.toUpperCase(),
			hours: hoursOf(wire.opening_hours),
			closedUntil: wire.closed_until,
			opensAt: wire.opens_at,
			notice: wire.notice?.replace(/\.$/, ""),
			position: wire.gps,
		};
	});

export type Branch = BranchOffer &
	Unusual & {
		id: string;
		/** The path of its page. */
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

/** Every branch, region by region in the backend's order, with the alert that names it, if any. Throws `BackendFailure`. */
export const getBranches = cache(async (): Promise<Branch[]> => {
	const branches = await readBackend({ path: "/branches", parse: parseBranches });
	const alerts = activeAlerts();
	if (alerts.length === 0) return branches;
	return branches.map((each) => ({ ...each, alert: alertNaming(each.name, alerts)?.text }));
});

/**
 * How many branches the company has: as many as its backend lists, without a backend as the company states. Undefined if the backend
 * lists none or fails.
 */
export async function getBranchCount(): Promise<number | undefined> {
	if (isEmbedded()) return BRANCH_COUNT;
	const branches = await attempt(getBranches());
	return (branches.ok && branches.value.length) || undefined;
}

/** The branches of a response. A branch that cannot be read costs only itself, a region the whole. Throws `BackendFailure`. */
export async function parseBranches(payload: unknown): Promise<Branch[]> {
	const regions = regionsIn(payload);
	if (!regions) throw new BackendFailure("malformed", "/branches", { detail: "has no `data.regions`" });
	const unread = regions.filter(([, list]) => !list).map(([region]) => region);
	if (unread.length > 0)
		throw new BackendFailure("malformed", "/branches", {
			detail: `has regions without a list of branches, which are a part of the whole: ${sampleOf(unread)}`,
		});
	const wires = regions.flatMap(([region, list = []]) => list.map((wire) => ({ region, wire })));
	const placed = await parsePlaced(
		wires.map(({ wire }) => wire),
		branch,
		"/branches",
	);
	const branches = placed.map(({ parsed, place }) => {
		const region = lineOf(wires[place]?.region) || "Other";
		return {
			...parsed,
			region,
			id: parsed.id ?? `${region}-${parsed.location}`.toLowerCase().replace(/[^a-z\d]+/g, "-"),
			phone: parsed.phone ?? companyIdentity().defaultBranchPhone,
		};
	});
	const paths = branchPaths(branches);
	return branches.map((parsed, at) => ({ ...parsed, path: paths[at] ?? "" }));
}

function hoursOf(read: WeekHours | null | undefined): WeekHours | null | undefined {
	if (read === null) note("`opening_hours` cannot be read, so the page says “Ask the branch”");
	return read;
}

/** Without digits it is no number. One that nobody can dial is shown without a link. */
function phoneOf(said: string | undefined): string | undefined {
	if (!said || !/\d/.test(said)) return undefined;
	if (!dialledNumber(said)) note(`\`phone\` is no number that exists, so it is no link: ${sampleOf(said)}`);
	return said;
}

/** Coordinates within Ghana; swapped, zero and foreign ones count as none. */
function positionInGhana(lat: number | undefined, lng: number | undefined) {
	if (lat === undefined || lng === undefined) return undefined;
	const isInside = lat >= 4.5 && lat <= 11.3 && lng >= -3.4 && lng <= 1.3;
	return isInside ? { lat, lng } : undefined;
}
