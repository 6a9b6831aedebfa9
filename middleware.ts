import { type NextRequest, NextResponse } from "next/server";
import { SECTION_ALIASES } from "#lib/site/site-section";

/** Renders the second URL of a screen (behaviour §2) as the first. Runs only on a cache miss. */
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
