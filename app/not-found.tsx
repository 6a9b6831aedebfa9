/** Only `npm run dev` shows this page. In production visitors read `app/missing` or `components/page/item-page.tsx`. */
export default () => (
	<main id="content" className="page-width py-20">
		<h1>Page not found</h1>
	</main>
);
