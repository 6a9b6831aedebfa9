const CATEGORIES = ["BOG Notices", "Security", "Finance"];
const PICTURES = ["bog", "security", "finance"];

/** * A response of `GET /notices` with this many notices. The first ones are the same for any number. */
export const manyNotices = (count: number) => ({
	data: Array.from({ length: count }, (_, at) => ({
		id: at + 1,
		title: `Notice ${at + 1} on fees`,
		description: "From next month on a new list of all fees hangs in every branch.",
		category: CATEGORIES[at % 3],
		image: `/content/images/notices/${PICTURES[at % 3]}.webp`,
	})),
});
