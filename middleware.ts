import { type NextRequest, NextResponse } from "next/server";
import { queryVariantPath } from "#lib/page-cache/query-variants";

/**
 * Serves a page with a recognised query from its internal address, where it is cached like any other page. Runs only for
 * those queries: on plain pages it would cost a third of their throughput.
 */
export function middleware(request: NextRequest) {
	const target = queryVariantPath(request.nextUrl.pathname, request.nextUrl.searchParams);
	if (!target) return NextResponse.next();
	const url = request.nextUrl.clone();
	url.pathname = target;
	url.search = "";
	return NextResponse.rewrite(url);
}

export const config = {
	runtime: "nodejs",
	// One entry per query parameter: Next tries them in turn on every request.
	matcher: [
		{ source: "/(about|careers|notices|products)", has: [{ type: "query", key: "category" }] },
		{ source: "/products", has: [{ type: "query", key: "subcategory" }] },
		{ source: "/(contact|news)", has: [{ type: "query", key: "tab" }] },
		{ source: "/(before-you-visit|contact-us|locator)", has: [{ type: "query", key: "region" }] },
		{ source: "/(contact-us|locator)", has: [{ type: "query", key: "service" }] },
		{ source: "/(contact-us|locator)", has: [{ type: "query", key: "language" }] },
		{ source: "/(contact-us|locator)", has: [{ type: "query", key: "access" }] },
		{ source: "/(contact-us|locator)", has: [{ type: "query", key: "cash" }] },
		{ source: "/(contact-us|locator|news|notices|reports)", has: [{ type: "query", key: "page" }] },
		{ source: "/(about|awards|careers|products|search)", has: [{ type: "query", key: "page" }] },
		{ source: "/(notices|reports|search)", has: [{ type: "query", key: "q" }] },
		{ source: "/search", has: [{ type: "query", key: "kind" }] },
		{ source: "/(before-you-visit|contact)", has: [{ type: "query", key: "product" }] },
		{ source: "/before-you-visit", has: [{ type: "query", key: "branch" }] },
		{ source: "/can-i-borrow", has: [{ type: "query", key: "age" }] },
		{ source: "/can-i-borrow", has: [{ type: "query", key: "card" }] },
		{ source: "/can-i-borrow", has: [{ type: "query", key: "income" }] },
		{ source: "/can-i-borrow", has: [{ type: "query", key: "debts" }] },
		{ source: "/preview", has: [{ type: "query", key: "url" }] },
		{ source: "/preview", has: [{ type: "query", key: "campaign" }] },
		{ source: "/security", has: [{ type: "query", key: "check" }] },
		{ source: "/tools/(fixed-deposit|loan-cost|susu)", has: [{ type: "query", key: "amount" }] },
		{ source: "/tools/(fixed-deposit|loan-cost)", has: [{ type: "query", key: "months" }] },
		{ source: "/tools/(fixed-deposit|loan-cost)", has: [{ type: "query", key: "rate" }] },
		{ source: "/tools/(loan-cost|susu)", has: [{ type: "query", key: "fee" }] },
		{ source: "/tools/loan-cost", has: [{ type: "query", key: "method" }] },
		{ source: "/tools/(loan-cost|susu)", has: [{ type: "query", key: "every" }] },
		{ source: "/tools/susu", has: [{ type: "query", key: "days" }] },
	],
};
