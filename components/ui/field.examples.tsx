import { ChoiceField, LinesField, TextField } from "#components/ui/field";
import { LONG_WORD } from "#lib/text/samples/long-word";

const FORM = "field-example";

export const examples = {
	required: <TextField form={FORM} name="name" label="Your name" required hint="A hint." />,
	"with an error": (
		<TextField
			form={FORM}
			name="phone"
			type="tel"
			label="Phone number"
			defaultValue="024"
			error="Write the whole number, for example 0800 000 000."
			correction={{ label: "Use 024 000 0000", href: "/contact" }}
		/>
	),
	"several lines": <LinesField form={FORM} name="description" label="Description" rows={4} />,
	"a choice, with a long word": (
		<ChoiceField form={FORM} name="branch" label={LONG_WORD} defaultValue="Osu">
			<option value="Osu">Osu</option>
			<option value="Long">{LONG_WORD}</option>
		</ChoiceField>
	),
};
