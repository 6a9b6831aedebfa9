/**
 * Which links browsers may fetch ahead, at a touch or when a pointer rests on them (https://wicg.github.io/nav-speculation). Never
 * answers that belong to one visitor, files, or what is inside `data-no-prefetch`: an answer that the browser worked out, whose
 * links could tell what was asked.
 */
const NEVER = [
	"/api/*",
	"/content/*",
	"/uploads/*",
	"/*/reply/*",
	"/search\\?(.+)",
	"/security\\?(.+)",
	"/can-i-borrow\\?(.+)",
	"/preview*",
	"/*.xml",
	"/*.ics",
];

export const SPECULATION_RULES = JSON.stringify({
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					...NEVER.map((path) => ({ not: { href_matches: path } })),
					{
						not: {
							selector_matches: "[data-no-prefetch] a, [data-keep-place], [download], [target=_blank]",
						},
					},
				],
			},
			eagerness: "moderate",
		},
	],
});
