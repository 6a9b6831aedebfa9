import type { OpeningState } from "#lib/calendar/opening-hours";

const LOOKS: Record<OpeningState["state"], string> = {
	open: "bg-success-50 text-success-700",
	closed: "bg-brand-50 text-ink-700",
	uncertain: "bg-gold-100 text-gold-800",
	notice: "bg-gold-100 text-gold-800",
	unknown: "hidden",
};

/** The classes of the badge. Undefined reserves its space before the time is known, to avoid a layout shift. */
export const openBadgeClass = (opening: OpeningState | undefined) =>
	`max-w-full shrink-0 print:hidden rounded-full px-3 py-0.5 font-semibold text-xs ${LOOKS[opening?.state ?? "closed"]} ${opening ? "" : "invisible"}`;
