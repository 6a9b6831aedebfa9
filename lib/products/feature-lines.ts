import { FEATURED_FEATURES_MAX } from "#lib/company/limits";

/**
 * The bullets of a featured product (behaviour §3, §9): its features, else its description split on full stops; three at
 * most. A full stop splits only before white space or the end, so that 'GHS 5.00' stays whole; so does the end of a line.
 */
export function featureLines(product: { features: readonly string[]; description?: string }): string[] {
	const lines =
		product.features.length > 0 ? product.features : (product.description ?? "").split(/\.(?=\s|$)|\n/);
	return lines
		.map((line) => line.trim())
		.filter(Boolean)
		.slice(0, FEATURED_FEATURES_MAX);
}
