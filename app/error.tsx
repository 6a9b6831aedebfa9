"use client";

/** Only `npm run dev` shows this page. In production the process sends `lib/response-cache/error-page.ts` with status 500. */
export default () => (
	<main id="content" className="page-width py-14">
		<h1>This page threw an error: see the terminal</h1>
	</main>
);
