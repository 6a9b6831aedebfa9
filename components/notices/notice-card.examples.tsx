import { NoticeCard } from "#components/notices/notice-card";
import { LONG_WORD } from "#lib/text/samples/long-word";

const NOTICE = {
	id: "1",
	title: "New opening hours",
	description: "From December all branches open at eight.",
	image: "/images/branch.webp",
	category: "Security",
	fileUrl: undefined,
	publishedAt: "2026-11-02T09:00:00Z",
	changedAt: undefined,
};

export const examples = {
	"with a picture": <NoticeCard notice={NOTICE} isFirst={false} />,
	"without a picture, with long words": (
		<NoticeCard
			notice={{ ...NOTICE, title: LONG_WORD, description: LONG_WORD, image: undefined, category: LONG_WORD }}
			isFirst={false}
		/>
	),
};
