/** Packages without types, as far as the tests use them. */
declare module "@marbec/web-auto-extractor" {
	export default class WebAutoExtractor {
		constructor(options: { addLocation: boolean; embedSource: string[] });
		parse(html: string): { jsonld: Record<string, unknown[]>; errors?: unknown[] };
	}
}

declare module "@adobe/structured-data-validator" {
	export default class Validator {
		validate(extracted: unknown): Promise<{ severity: string; issueMessage: string; path: unknown[] }[]>;
	}
}

declare module "doiuse" {
	type Usage = { feature: string; usage: { toString: () => string } };
	export default function doiuse(options: {
		browsers: string[];
		onFeatureUsage: (usage: Usage) => void;
	}): import("postcss").Plugin;
}
