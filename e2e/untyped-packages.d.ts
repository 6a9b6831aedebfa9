/** Packages without types, as far as the tests use them. */
declare module "@marbec/web-auto-extractor" {
	export default class WebAutoExtractor {
		constructor(options: { addLocation: boolean; embedSource: string[] });
		parse(html: string): { jsonld: Record<string, unknown[]>; errors?: unknown[] };
	}
}

declare module "@adobe/structured-data-validator" {
	export default class Validator {
		constructor(schemaOrg: { "@graph": unknown[] });
		validate(extracted: unknown): Promise<{ severity: string; issueMessage: string; path: unknown[] }[]>;
	}
}

declare module "vnu-jar" {
	/** The path of the checker. */
	const path: string;
	export default path;
}

declare module "@20minutes/s3rver" {
	import type { AddressInfo } from "node:net";
	export default class S3Server {
		constructor(options: {
			port: number;
			address: string;
			silent: boolean;
			directory: string | undefined;
			configureBuckets: { name: string; configs: string[] }[];
		});
		/** Koa's, in the order in which they run. */
		middleware: ((
			context: { path: string; res: import("node:http").ServerResponse },
			next: () => Promise<void>,
		) => Promise<void>)[];
		run(): Promise<AddressInfo>;
	}
}

declare module "doiuse" {
	type Usage = { feature: string; usage: { toString: () => string } };
	export default function doiuse(options: {
		browsers: string[];
		onFeatureUsage: (usage: Usage) => void;
	}): import("postcss").Plugin;
}
