import { needText, type Visit } from "#lib/before-you-visit/requirements";
import { hoursText, USUAL_HOURS, type WeekHours } from "#lib/calendar/opening-hours";

type VisitPlace = {
	name: string;
	location: string;
	phone: string | undefined;
	hours?: WeekHours | undefined;
};

/** A checklist as a message, to oneself or a companion. */
export function visitText({ purpose, needs }: Visit, branch: VisitPlace | undefined, page: string): string {
	return [
		`To ${purpose}, bring:`,
		...needs.map((need) => `• ${needText(need)}`),
		...(branch ? ["", `${branch.name}, ${branch.location}`] : []),
		...(branch?.phone ? [`Phone: ${branch.phone}`] : []),
		`${branch ? "Open" : "Usually open"} ${hoursText(branch?.hours ?? USUAL_HOURS)}, not on public holidays`,
		page,
	].join("\n");
}
