import { buttonClass } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import { PAGE_CONTROL, PRINT_PAGE } from "#lib/islands/data-attributes";

/** Prints the page. Not rendered without script; the browser’s own menu does the same. */
export const PrintButton = () => (
	<button
		type="button"
		{...{ [PAGE_CONTROL]: "", [PRINT_PAGE]: "" }}
		className={buttonClass("outline", "noscript:hidden print:hidden")}
	>
		<Icon name="file" /> Print
	</button>
);
