const NEVER = [
	"/api/*",
	"/content/*",
	"/uploads/*",
	"/*/reply/*",
	"/search\\?(.+)",
	"/can-i-borrow\\?(.+)",
	"/preview*",
	"/*.xml",
	"/*.ics",
];

/**
 * The rules for the links that browsers may fetch ahead, in JSON (https://wicg.github.io/nav-speculation). Never answers that belong
 * to one visitor, files, what is inside `data-no-prefetch` (an answer that the browser worked out, whose links could tell what was
 * asked), or the page itself that somebody tries again (`data-busy-text`): it may be loaded only when asked.
 */
export const speculationRules = (eagerness: Eagerness): string =>
	JSON.stringify({
		prefetch: [
			{
				where: {
					and: [
						{ href_matches: "/*" },
						{ not: { href_matches: NEVER } },
						{
							not: {
								selector_matches:
									"[data-no-prefetch] a, [data-keep-place], [data-busy-text], [download], [target=_blank]",
							},
						},
					],
				},
				eagerness,
			},
		],
	});

/**
 * When browsers fetch: `moderate` when a pointer rests on a link, `conservative` when it is touched or pressed. With `moderate`,
 * Chrome on Android also fetches links that only come on the screen, which visitors pay for.
 */
export type Eagerness = (typeof EAGERNESSES)[number];
export const EAGERNESSES = ["moderate", "conservative"] as const;
