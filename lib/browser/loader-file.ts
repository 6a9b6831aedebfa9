import { createHash } from "node:crypto";
import { LOADER } from "#lib/browser/compiled";

const hash = createHash("sha256").update(LOADER).digest("hex").slice(0, 8);

/** Where `scripts/build-islands.ts` writes the loader. The name contains a hash of the content, so browsers cache it. */
export const LOADER_FILE = `.next/static/loader-${hash}.js`;
export const LOADER_URL = LOADER_FILE.replace(".next", "/_next");
