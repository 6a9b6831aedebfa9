import { needText, type Visit } from "#lib/before-you-visit/requirements";
import { type Opening, openingTexts } from "#lib/calendar/opening-hours";

type VisitPlace = Opening & {
	name: string;
	location: string;
	phone: string | undefined;
	/** Of what the visit is for: 'does not pay out money from abroad'. */
	lack?: string | undefined;
};

/** A checklist as a message, to oneself or a companion, with what is true of the branch now. */
export function visitText(
	{ purpose, needs }: Visit,
	branch: VisitPlace | undefined,
	page: string,
	at: Date,
): string {
	const { unusual, hours } = openingTexts(branch ?? {}, at);
	return [
		`To ${purpose}, bring:`,
		...needs.map((need) => `• ${needText(need)}`),
		...(branch ? ["", `${branch.name}, ${branch.location}`] : []),
		...(branch?.lack ? [`${branch.name} ${branch.lack}.`] : []),
		...(branch?.phone ? [`Phone: ${branch.phone}`] : []),
		...(unusual ? [unusual] : []),
		...(hours ? [`${branch ? "Open" : "Usually open"} ${hours}, not on public holidays`] : []),
		page,
	].join("\n");
}
