"use client";

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
						Please try again in a few minutes. Your money is safe, and mobile banking works as usual:
					</p>
					<p className="mt-4">
						<a href="tel:*277%23" className="font-bold text-2xl text-brand-700 underline underline-offset-4">
							*277#
						</a>
					</p>
					<p className="mt-6">
						<button type="button" className="min-h-11 underline" onClick={() => location.reload()}>
							Try again
						</button>
					</p>
				</main>
			</body>
		</html>
	);
}
