import { type RelatedLink, RelatedLinks } from "#components/ui/related-links";
import { LONG_WORD } from "#lib/text/samples/long-word";

const WAYS: readonly RelatedLink[] = [
	{ icon: "map-pin", label: "Find a branch", href: "/locator", text: "What it is good for." },
	{ icon: "phone", label: "A label that is long enough to take two lines", href: "/contact", text: "Short." },
	{ icon: "news", label: LONG_WORD, href: "/news", text: LONG_WORD },
];

export const examples = {
	"three columns": <RelatedLinks columns={3} ways={WAYS} />,
	"four columns": <RelatedLinks columns={4} ways={[...WAYS, { ...WAYS[0], href: "/faqs" } as RelatedLink]} />,
};
