import { Section } from "#components/ui/section";
import { LONG_WORD } from "#lib/text/samples/long-word";

export const examples = {
	plain: (
		<Section title="A plain section" intro="An introduction." action={<a href="/rates">All rates</a>}>
			The content.
		</Section>
	),
	canvas: (
		<Section title="A section on canvas" tone="canvas">
			The content.
		</Section>
	),
	"tinted, with a long word": (
		<Section title={LONG_WORD} tone="tint" id="section-example">
			{LONG_WORD}
		</Section>
	),
};
