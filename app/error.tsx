"use client";

import { buttonClass } from "#components/ui/button";
import { USSD_CODE, USSD_HREF } from "#lib/company/constants";

/**
 * A page that could not be drawn: what happened, and what the visitor can do meanwhile. The foot has the phone numbers. Short,
 * since its script comes with every page.
 */
export default function ErrorPage() {
	return (
		<main id="content" className="page-width py-14 md:py-20">
			<h1 tabIndex={-1} className="text-3xl">
				Sorry, this page is not available just now
			</h1>
			<p className="mt-3 max-w-xl text-lg">
				The fault is ours, not yours. Please try again in a few minutes. Mobile banking works as usual: dial{" "}
				<a href={USSD_HREF} className="font-semibold text-brand-700 underline underline-offset-4">
					{USSD_CODE}
				</a>
				.
			</p>
			<div className="mt-7 flex flex-wrap gap-3">
				<button type="button" className={buttonClass()} onClick={() => location.reload()}>
					Try again
				</button>
				<a href="/" className={buttonClass("outline")}>
					Home page
				</a>
			</div>
		</main>
	);
}
