import { Disclosure } from "#components/ui/disclosure";
import { LONG_WORD } from "#lib/text/samples/long-word";

export const examples = {
	closed: (
		<Disclosure id="disclosure-closed" title="A question" level={3}>
			The reply.
		</Disclosure>
	),
	"open, with a long word": (
		<Disclosure id="disclosure-open" title={LONG_WORD} level={3} isOpen>
			{LONG_WORD}
		</Disclosure>
	),
};
