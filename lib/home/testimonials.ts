export type Testimonial = { id: number; name: string; role: string; quote: string; avatar: string };

/** The five testimonials of the home page (behaviour §3). Samples: invented people and quotes, illustrated faces. */
export const TESTIMONIALS: readonly Testimonial[] = [
	{
		id: 1,
		name: "Akosua Mensima",
		role: "Trader, Kumasi (sample)",
		quote:
			"I save a little each day with susu. When I needed more cloth for the Christmas season, my loan was ready in two days.",
		avatar: "/images/testimonials/person-1.webp",
	},
	{
		id: 2,
		name: "Kwabena Addai",
		role: "Teacher, Sunyani (sample)",
		quote:
			"The officer told me every payment before I signed. I paid off my salary loan early, and nobody made it difficult.",
		avatar: "/images/testimonials/person-2.webp",
	},
	{
		id: 3,
		name: "Mariama Issahaku",
		role: "Shea butter producer, Tamale (sample)",
		quote:
			"My phone is a small one without internet. I dial *277# and see my balance, at five in the morning if I like.",
		avatar: "/images/testimonials/person-3.webp",
	},
	{
		id: 4,
		name: "Yaw Asamani",
		role: "Taxi owner, Takoradi (sample)",
		quote:
			"My brother sends money from abroad and I collect it at the branch beside the station. They know me by name there.",
		avatar: "/images/testimonials/person-4.webp",
	},
	{
		id: 5,
		name: "Esi Quansima",
		role: "Seamstress, Cape Coast (sample)",
		quote:
			"I opened Mmofra Daakye for my daughter with five cedis. Now she asks me each Friday if we have saved.",
		avatar: "/images/testimonials/person-5.webp",
	},
];
