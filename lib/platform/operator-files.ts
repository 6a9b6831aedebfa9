import { dirname, join } from "node:path";
import { environment } from "#lib/platform/environment";

/** Files that operators write while the site runs. A backup takes all of them. */
export const OPERATOR_FILES = [
	"alerts.json",
	"holidays.json",
	"not-offered.json",
	"dormant-accounts.json",
] as const;
type OperatorFile = (typeof OPERATOR_FILES)[number];

/**
 * Where this process reads the file: in `DATA_DIR`, but alerts in `ALERTS_FILE` if that is set, and lists that are read alike beside
 * them.
 */
export function operatorFile(name: OperatorFile): string {
	const { ALERTS_FILE, DATA_DIR } = environment();
	if (ALERTS_FILE && name === "alerts.json") return ALERTS_FILE;
	return join(ALERTS_FILE && name !== "dormant-accounts.json" ? dirname(ALERTS_FILE) : DATA_DIR, name);
}
