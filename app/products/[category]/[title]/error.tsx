"use client";

import { Page } from "#components/site/page";
import { buttonClass } from "#components/ui/button";
import { messageOfDigest } from "#lib/failure-digest";

type ProductErrorProps = { error: Error & { digest?: string } };

/** In place of a product that could not be loaded (spec §2); drawn in the browser, the answer's status is 500. */
export default function ProductError({ error }: ProductErrorProps) {
	const message = messageOfDigest(error.digest) ?? "something went wrong on our side";
	return (
		<Page>
			<div className="mx-auto max-w-2xl px-4 py-20 text-center">
				<h1 tabIndex={-1} className="text-2xl">
					Error loading products: {message}
				</h1>
				<p className="mt-4">Please try again in a moment. You can also call us or dial *277# at any time.</p>
				<div className="mt-8 flex flex-wrap justify-center gap-3">
					<button type="button" className={buttonClass()} onClick={() => location.reload()}>
						Try again
					</button>
					<a href="/products" className={buttonClass("outline")}>
						All products
					</a>
				</div>
			</div>
		</Page>
	);
}
