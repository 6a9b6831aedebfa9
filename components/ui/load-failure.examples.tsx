import { LoadFailure } from "#components/ui/load-failure";
import { LONG_WORD } from "#lib/text/samples/long-word";

export const examples = {
	"with the usual text": <LoadFailure title="Failed to fetch notices" busyText="Loading notices…" />,
	"with what to do instead, and a long word": (
		<LoadFailure title={LONG_WORD}>
			<p>What to do instead.</p>
		</LoadFailure>
	),
};
