import { Prose } from "#components/ui/prose";
import { LONG_WORD } from "#lib/text/samples/long-word";

export const examples = {
	"plain text": <Prose text={`A paragraph of the backend.\nA second line.\n\n${LONG_WORD}`} />,
	"a list": (
		<Prose
			blocks={[
				{ kind: "paragraph", spans: [{ kind: "text", text: "Bring:" }] },
				{
					kind: "list",
					isOrdered: false,
					items: [
						{ spans: [{ kind: "text", text: "your Ghana Card", isStrong: true }], lists: [] },
						{
							spans: [{ kind: "link", href: "/rates", spans: [{ kind: "text", text: LONG_WORD }] }],
							lists: [],
						},
					],
				},
			]}
		/>
	),
};
