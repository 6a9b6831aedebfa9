import { Verdict } from "#components/page/posted-form";
import { LONG_WORD } from "#lib/text/samples/long-word";

export const examples = {
	good: <Verdict tone="good" title="We have it" />,
	bad: (
		<Verdict tone="bad" title="This is not ours">
			<p>What to do now.</p>
		</Verdict>
	),
	"unsure, with a long word": (
		<Verdict title={LONG_WORD}>
			<p>{LONG_WORD}</p>
		</Verdict>
	),
};
