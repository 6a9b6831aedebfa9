import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The settings for memory with which the site runs, and benchmarks, too. */
export const MEMORY = parseEnv(
	readFileSync(new URL("../deploy/memory.env", import.meta.url), "utf8"),
) as Record<string, string>;
