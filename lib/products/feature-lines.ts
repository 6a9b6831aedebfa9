import { FEATURED_FEATURES_MAX } from "#lib/company/limits";

/**
 * The bullets of a featured product (behaviour §3): its features, otherwise its description split at full stops; at most three. Line
 * breaks also split. A full stop splits only before white space or at the end, so that 'GHS 5.00' stays whole.
 */
export function featureLines(product: { features: readonly string[]; description?: string }): string[] {
	const lines =
		product.features.length > 0 ? product.features : (product.description ?? "").split(/\.(?=\s|$)|\n/);
	return lines
		.map((line) => line.trim())
		.filter(Boolean)
		.slice(0, FEATURED_FEATURES_MAX);
}
