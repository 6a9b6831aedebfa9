"use client";

/** Only `npm run dev` shows this page. In production the process sends `lib/response-cache/error-page.ts` with status 500. */
export default () => (
	<html lang="en-GH">
		<body>The frame threw an error: see the terminal</body>
	</html>
);
