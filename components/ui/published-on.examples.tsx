import { PublishedOn } from "#components/ui/published-on";

export const examples = {
	"a day": <PublishedOn at="2026-11-02T09:00:00Z" />,
	"changed later": <PublishedOn at="2026-11-02T09:00:00Z" changedAt="2026-11-09T09:00:00Z" />,
};
