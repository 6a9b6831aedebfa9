import { Container } from "#components/ui/container";
import { momentText, oldContentAt } from "#lib/site/content-age";

/**
 * Says quietly from when a page's content is, when the backend has not confirmed it for a while. Stands behind the content, so
 * that it is drawn after the page's reads; nothing of it runs in the browser, and it is gone with the next drawing after the
 * backend is back.
 */
export function ContentAge() {
	const at = oldContentAt();
	if (!at) return null;
	return (
		<Container className="py-6">
			<p className="text-ink-600 text-sm">
				Content as of <time dateTime={at.toISOString()}>{momentText(at)}</time>
			</p>
		</Container>
	);
}
