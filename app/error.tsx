"use client";

import { USSD_CODE, USSD_HREF } from "#lib/company/limits";

/**
 * Shown when a page fails to render: what happened, and what the visitor can do meanwhile. The footer has the phone
 * numbers. Short, since every page loads its script.
 */
export default function ErrorPage() {
	return (
		<main id="content" className="page-width py-14 md:py-20">
			<h1 tabIndex={-1} className="text-3xl">
				Sorry, this page is not available just now
			</h1>
			<p className="mt-3 mb-7 max-w-xl text-lg">
				The fault is ours, not yours. Please try again in a few minutes. Mobile banking works as usual: dial{" "}
				<a href={USSD_HREF} className="underline">
					{USSD_CODE}
				</a>
				.
			</p>
			<button type="button" className="button button-primary" onClick={() => location.reload()}>
				Try again
			</button>
		</main>
	);
}
