"use client";

import { Page } from "#components/site/page";
import { buttonClass } from "#components/ui/button";
import { FailureToast } from "#components/ui/toast.island";

/** In place of a role that could not be loaded; drawn in the browser, the answer's status is 500. */
export default function CareerError() {
	return (
		<Page>
			<title>We could not load this role</title>
			<div className="mx-auto max-w-2xl px-4 py-20 text-center">
				<h1 tabIndex={-1} className="text-2xl">
					We could not load this role
				</h1>
				<p className="mt-4">Please try again in a moment. You can also call us or dial *277# at any time.</p>
				<div className="mt-8 flex flex-wrap justify-center gap-3">
					<button type="button" className={buttonClass()} onClick={() => location.reload()}>
						Try again
					</button>
					<a href="/careers" className={buttonClass("outline")}>
						See the open roles
					</a>
				</div>
			</div>
			<FailureToast message="Failed to fetch career details" />
		</Page>
	);
}
