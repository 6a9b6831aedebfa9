import { buttonClass } from "#components/ui/button";
import { Icon } from "#components/ui/icon";

/** Prints the page. Not rendered without script; the browser’s own menu does the same. */
export const PrintButton = () => (
	<button
		type="button"
		data-page-control=""
		data-print=""
		className={buttonClass("outline", "noscript:hidden print:hidden")}
	>
		<Icon name="file" /> Print
	</button>
);
