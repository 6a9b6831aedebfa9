/** Where an answer comes from, by its `Cache-Status`: kept and fresh, kept and stale, or drawn for this request. */
export function cacheState(header: string | string[] | null | undefined): "fresh" | "stale" | "drawn" {
	const status = String(header ?? "");
	if (!status.startsWith("website; hit")) return "drawn";
	return status.includes("ttl=-") ? "stale" : "fresh";
}
