import { open } from "node:fs/promises";

/** Whether the process can open one more file. Once its descriptors are used up, only a restart helps. */
export async function canOpenFiles(): Promise<boolean> {
	try {
		await (await open(process.execPath)).close();
		return true;
	} catch {
		return false;
	}
}
