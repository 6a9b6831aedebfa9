import { needText, type Visit } from "#lib/before-you-visit/requirements";
import { hoursText, keepsHours, type Opening, USUAL_HOURS, unusualText } from "#lib/calendar/opening-hours";

type VisitPlace = Opening & { name: string; location: string; phone: string | undefined };

/** A checklist as a message, to oneself or a companion, with what is true of the branch now. */
export function visitText(
	{ purpose, needs }: Visit,
	branch: VisitPlace | undefined,
	page: string,
	at: Date,
): string {
	const unusual = branch && unusualText(branch, at);
	const hours = `${hoursText(branch?.hours ?? USUAL_HOURS)}, not on public holidays`;
	return [
		`To ${purpose}, bring:`,
		...needs.map((need) => `• ${needText(need)}`),
		...(branch ? ["", `${branch.name}, ${branch.location}`] : []),
		...(branch?.phone ? [`Phone: ${branch.phone}`] : []),
		...(unusual ? [unusual] : []),
		...(!branch || keepsHours(branch, at) ? [`${branch ? "Open" : "Usually open"} ${hours}`] : []),
		page,
	].join("\n");
}
