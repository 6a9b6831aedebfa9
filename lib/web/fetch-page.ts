/** How long a response may take until it counts as failed. */
const PATIENCE_MS = 30_000;

/** Fetches and parses a page of this site. Rejects if it does not come in 30 seconds, or when `fetching` is aborted. */
export async function fetchPage(
	url: string,
	fetching: AbortController,
	init?: RequestInit,
): Promise<{ status: number; page: Document }> {
	const patience = setTimeout(() => fetching.abort(), PATIENCE_MS);
	try {
		const response = await fetch(url, { ...init, signal: fetching.signal });
		// The policy of the page shown does not admit the critical CSS of that one, and would report it.
		const html = (await response.text()).replace(/<style>.*?<\/style>/s, "");
		return { status: response.status, page: new DOMParser().parseFromString(html, "text/html") };
	} finally {
		clearTimeout(patience);
	}
}
