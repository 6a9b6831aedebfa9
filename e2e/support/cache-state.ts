/** Where a response comes from, by its `Cache-Status`: cached and fresh, cached and stale, or rendered for this request. */
export function cacheState(header: string | string[] | null | undefined): "fresh" | "stale" | "rendered" {
	const status = String(header ?? "");
	if (!status.startsWith("website; hit")) return "rendered";
	return status.includes("ttl=-") ? "stale" : "fresh";
}
