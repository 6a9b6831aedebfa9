import type { OpeningState } from "#lib/calendar/opening-hours";

/** Open, closed, or uncertain on a holiday. Reserves its space before the time is known, to avoid a layout shift. */
export const OpenBadge = ({ opening }: { opening: OpeningState | undefined }) => (
	<span
		className={`shrink-0 print:hidden rounded-full px-3 py-0.5 font-semibold text-xs ${LOOKS[opening?.label ?? "Closed"]} ${opening ? "" : "invisible"}`}
	>
		{opening?.label ?? "Closed"}
	</span>
);

const LOOKS: Record<OpeningState["label"], string> = {
	Open: "bg-success-50 text-success-700",
	Closed: "bg-brand-50 text-ink-700",
	"May be closed": "bg-gold-100 text-gold-800",
};
