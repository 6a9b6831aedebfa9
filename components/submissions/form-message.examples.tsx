import { FormMessage } from "#components/submissions/form-message";
import { LONG_WORD } from "#lib/text/samples/long-word";

export const examples = {
	received: (
		<FormMessage
			form="received-example"
			labels={{}}
			reply={{
				outcome: "delivered",
				message: "Thank you",
				detail: "We have your message.",
				receipt: {
					reference: "BSL-0000-0000",
					received: "Friday 27 November 2026 at 14:05",
					nextSteps: ["We read it.", "We call you."],
					about: LONG_WORD,
				},
			}}
		/>
	),
	"to be corrected": (
		<FormMessage
			form="invalid-example"
			labels={{ name: "Your name", phone: LONG_WORD }}
			reply={{
				outcome: "invalid",
				message: "Please correct two fields",
				errors: { name: "Write your name", phone: "Write the whole number" },
			}}
		/>
	),
};
