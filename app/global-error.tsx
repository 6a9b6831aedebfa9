"use client";

import { buttonClass } from "#components/ui/button";
import { CLOSING_HOUR, OPENING_HOUR, USSD_CODE, USSD_HREF } from "#lib/company/constants";
import { hourText } from "#lib/hour-text";
import "./globals.css";

/** The last resort, when not even the site's frame can be drawn: it stands alone and knows nothing but the USSD code. */
export default function GlobalError() {
	return (
		<html lang="en-GH">
			<body>
				<title>Not available just now</title>
				<main className="mx-auto max-w-xl px-4 py-16">
					<h1 className="text-2xl">Sorry, this site is not available just now</h1>
					<p className="mt-4">
						Please try again in a few minutes. Your money is not affected. Mobile banking works as usual:
					</p>
					<p className="mt-4">
						<a href={USSD_HREF} className="font-bold text-2xl text-brand-700 underline underline-offset-4">
							{USSD_CODE}
						</a>
					</p>
					<p className="mt-4">
						You can also{" "}
						<a href="/locator" className="font-semibold text-brand-700 underline underline-offset-4">
							visit a branch
						</a>
						, Monday to Friday, {hourText(OPENING_HOUR)} to {hourText(CLOSING_HOUR)}.
					</p>
					<p className="mt-6">
						<button type="button" className={buttonClass()} onClick={() => location.reload()}>
							Try again
						</button>
					</p>
				</main>
			</body>
		</html>
	);
}
