import { createHash } from "node:crypto";
import { LOADER } from "#lib/browser/compiled";
import { BUILD_FOLDER } from "#lib/platform/development";

const hash = createHash("sha256").update(LOADER).digest("hex").slice(0, 8);

/** Where `scripts/build-islands.ts` writes the loader. The name contains a hash of the content, so browsers cache it. */
export const LOADER_FILE = `${BUILD_FOLDER}/static/loader-${hash}.js`;
export const LOADER_URL = LOADER_FILE.replace(BUILD_FOLDER, "/_next");
