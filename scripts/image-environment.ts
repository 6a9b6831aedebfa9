import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The settings of the Docker image for memory, which benchmarks use, too. */
export const IMAGE_MEMORY: Record<string, string> = Object.fromEntries(
	[
		...readFileSync(new URL("../Dockerfile", import.meta.url), "utf8").matchAll(
			/\b(NODE_OPTIONS|NODE_COMPILE_CACHE|MALLOC_\w+)=(?:"([^"]*)"|(\S+))/g,
		),
	].map(([, name, quoted, plain]) => [name, quoted ?? plain]),
);

/** The settings of `npm start` and `npm run serve` for memory. */
export const PLAIN_MEMORY = parseEnv(readFileSync(new URL("../deploy/memory.env", import.meta.url), "utf8"));
