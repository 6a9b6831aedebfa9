import { type NextRequest, NextResponse } from "next/server";
import { queryViewPath } from "#lib/delivery/query-view";

/**
 * Serves a page with a recognised query from its internal address, where it is cached like any other page. Runs for those
 * queries only: plain pages never pass through here, since that would cost a third of their throughput.
 */
export function middleware(request: NextRequest) {
	const target = queryViewPath(request.nextUrl.pathname, request.nextUrl.searchParams);
	if (!target) return NextResponse.next();
	const url = request.nextUrl.clone();
	url.pathname = target;
	url.search = "";
	return NextResponse.rewrite(url);
}

export const config = {
	runtime: "nodejs",
	matcher: [
		{ source: "/about", has: [{ type: "query", key: "category" }] },
		{ source: "/before-you-visit", has: [{ type: "query", key: "product" }] },
		{ source: "/before-you-visit", has: [{ type: "query", key: "branch" }] },
		{ source: "/careers", has: [{ type: "query", key: "category" }] },
		{ source: "/contact", has: [{ type: "query", key: "tab" }] },
		{ source: "/contact-us", has: [{ type: "query", key: "region" }] },
		{ source: "/contact-us", has: [{ type: "query", key: "page" }] },
		{ source: "/locator", has: [{ type: "query", key: "region" }] },
		{ source: "/locator", has: [{ type: "query", key: "page" }] },
		{ source: "/news", has: [{ type: "query", key: "tab" }] },
		{ source: "/news", has: [{ type: "query", key: "page" }] },
		{ source: "/notices", has: [{ type: "query", key: "category" }] },
		{ source: "/notices", has: [{ type: "query", key: "q" }] },
		{ source: "/notices", has: [{ type: "query", key: "page" }] },
		{ source: "/preview", has: [{ type: "query", key: "url" }] },
		{ source: "/preview", has: [{ type: "query", key: "campaign" }] },
		{ source: "/products", has: [{ type: "query", key: "category" }] },
		{ source: "/products", has: [{ type: "query", key: "subcategory" }] },
		{ source: "/reports", has: [{ type: "query", key: "q" }] },
		{ source: "/reports", has: [{ type: "query", key: "page" }] },
		{ source: "/search", has: [{ type: "query", key: "q" }] },
		{ source: "/security", has: [{ type: "query", key: "check" }] },
		{ source: "/tools/fixed-deposit", has: [{ type: "query", key: "amount" }] },
		{ source: "/tools/fixed-deposit", has: [{ type: "query", key: "months" }] },
		{ source: "/tools/fixed-deposit", has: [{ type: "query", key: "rate" }] },
		{ source: "/tools/loan-cost", has: [{ type: "query", key: "amount" }] },
		{ source: "/tools/loan-cost", has: [{ type: "query", key: "months" }] },
		{ source: "/tools/loan-cost", has: [{ type: "query", key: "rate" }] },
		{ source: "/tools/loan-cost", has: [{ type: "query", key: "method" }] },
		{ source: "/tools/loan-cost", has: [{ type: "query", key: "fee" }] },
		{ source: "/tools/susu", has: [{ type: "query", key: "amount" }] },
		{ source: "/tools/susu", has: [{ type: "query", key: "every" }] },
		{ source: "/tools/susu", has: [{ type: "query", key: "days" }] },
		{ source: "/tools/susu", has: [{ type: "query", key: "fee" }] },
	],
};
