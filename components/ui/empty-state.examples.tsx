import { EmptyState } from "#components/ui/empty-state";
import { LONG_WORD } from "#lib/text/samples/long-word";

export const examples = {
	"with what to do next": <EmptyState title="No notices found">What to do next.</EmptyState>,
	"a long word": <EmptyState title={`Nothing is called ${LONG_WORD}`} icon="news" />,
};
