import { type NextRequest, NextResponse } from "next/server";

/**
 * Screens that the specification gives two addresses: both work, and the second one's page is that of the first. The response
 * cache keeps what each of them answers, so this runs only for pages that are drawn.
 */
const ALIASES: readonly (readonly [alias: RegExp, page: string])[] = [
	[/^\/contact-us$/, "/locator"],
	[/^\/stories\//, "/news/"],
	[/^\/award\//, "/awards/"],
];

export function middleware(request: NextRequest) {
	const url = request.nextUrl.clone();
	for (const [alias, page] of ALIASES) url.pathname = url.pathname.replace(alias, page);
	return NextResponse.rewrite(url);
}

export const config = {
	runtime: "nodejs",
	matcher: ["/contact-us", "/stories/:id", "/award/:id"],
};
