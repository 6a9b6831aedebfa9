import { Fold } from "#components/ui/fold";
import { LONG_WORD } from "#lib/text/samples/long-word";

export const examples = {
	"closed on a phone": <Fold title={<h4>A heading</h4>}>The content.</Fold>,
	"open on a phone, too, with a long word": (
		<Fold title={<h4>{LONG_WORD}</h4>} isOpen>
			{LONG_WORD}
		</Fold>
	),
};
