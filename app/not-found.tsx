/**
 * Short, since Next sends it with every page. Visitors see `app/missing` and `components/page/item-page.tsx` instead.
 */
export default function NotFoundPage() {
	return (
		<main id="content" className="page-width py-20">
			<h1 tabIndex={-1}>Page not found</h1>
		</main>
	);
}
