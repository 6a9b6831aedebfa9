import { type NextRequest, NextResponse } from "next/server";
import { SECTION_ALIASES } from "#lib/site/site-section";

/**
 * Screens that the specification gives two addresses: both work, and the second one's page is that of the first. The response
 * cache keeps what each of them answers, so this runs only for pages that are rendered.
 */
export function middleware(request: NextRequest) {
	const url = request.nextUrl.clone();
	const [section = "", ...rest] = url.pathname.split("/").slice(1);
	url.pathname = `/${[SECTION_ALIASES.get(section) ?? section, ...rest].join("/")}`;
	return NextResponse.rewrite(url);
}

export const config = {
	runtime: "nodejs",
	matcher: ["/contact-us", "/stories/:id", "/award/:id"],
};
