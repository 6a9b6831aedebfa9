import { openBadgeClass } from "#components/locator/open-badge-class";

/** Open, closed, or uncertain on a holiday: what the reader's clock says (`opening-now` and `branch-finder.enhancement.ts`). */
export const OpenBadge = () => (
	<span data-open-badge="" className={openBadgeClass(undefined)}>
		Closed
	</span>
);
