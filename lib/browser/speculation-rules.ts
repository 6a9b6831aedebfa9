/**
 * Which links browsers may fetch ahead, at a touch or when a pointer rests on them (https://wicg.github.io/nav-speculation). Never
 * answers that belong to one visitor, files, what is inside `data-no-prefetch` (an answer that the browser worked out, whose links
 * could tell what was asked), or the page itself that somebody tries again (`data-busy-text`): it may be loaded only when asked.
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
							selector_matches:
								"[data-no-prefetch] a, [data-keep-place], [data-busy-text], [download], [target=_blank]",
						},
					},
				],
			},
			eagerness: "moderate",
		},
	],
});
