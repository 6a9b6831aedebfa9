import { PhoneText } from "#components/ui/phone-text";

export const examples = {
	"a number in a sentence": (
		<p>
			<PhoneText text="Call +233 30 000 0000 in office hours." numbers={["+233 30 000 0000"]} />
		</p>
	),
};
