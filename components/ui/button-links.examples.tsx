import { ButtonLinks } from "#components/ui/button-links";
import { LONG_WORD } from "#lib/text/samples/long-word";

export const examples = {
	"three labels": (
		<ButtonLinks
			links={[
				{ label: "Find a branch", href: "/locator" },
				{ label: "A label that is long enough to take two lines", href: "/contact" },
				{ label: LONG_WORD, href: "/rates" },
			]}
		/>
	),
};
