import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { environment } from "#lib/platform/environment";

/** Beside the store: `npm run submissions -- probe` writes it, and the instance with the same `DATA_DIR` reports its time. */
const probeFile = () => join(environment().DATA_DIR, "probe");

/** Notes that the delivery target has a probe now. */
export const noteProbe = (): Promise<void> => writeFile(probeFile(), "");

/** When the delivery target last had a probe, in milliseconds since 1970. Rejects if it never had one. */
export const probeTime = async (): Promise<number> => (await stat(probeFile())).mtimeMs;
