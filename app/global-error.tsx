"use client";

import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import "./globals.css";

/** The last resort, when not even the site's frame renders. Short, since every page loads its script. */
export default function GlobalError() {
	return (
		<html lang="en-GH">
			<body>
				<title>Not available just now</title>
				<main className="page-width py-14">
					<h1 className="text-3xl">Sorry, this site is not available just now</h1>
					<p className="my-5 text-lg">
						Your money is not affected. Mobile banking works as usual: dial{" "}
						<a href={USSD_HREF}>{USSD_CODE}</a>.
					</p>
					<button type="button" className="button button-primary" onClick={() => location.reload()}>
						Try again
					</button>
				</main>
			</body>
		</html>
	);
}
