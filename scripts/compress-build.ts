/**
 * Part of `npm run build`: compresses the files of the build and of `public/` once, as small as possible (brotli 11, gzip
 * 9), into `.next/compressed`, from where the server sends them. Skips files that are already compressed (pictures, fonts).
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { SERVED_FOLDERS } from "../lib/server/served-folders.ts";

const COMPRESSIBLE = /\.(?:css|html|ico|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
const TARGET = ".next/compressed";

await rm(TARGET, { recursive: true, force: true });
let files = 0;
for (const { folder, prefix } of SERVED_FOLDERS) {
	for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (!file.isFile() || !COMPRESSIBLE.test(file.name)) continue;
		const path = join(file.parentPath, file.name);
		const target = join(TARGET, prefix, path.slice(folder.length));
		const plain = await readFile(path);
		const [gz, br] = await Promise.all([
			promisify(gzip)(plain, { level: 9 }),
			promisify(brotliCompress)(plain, {
				params: {
					[constants.BROTLI_PARAM_QUALITY]: 11,
					[constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
				},
			}),
		]);
		await mkdir(dirname(target), { recursive: true });
		await Promise.all([writeFile(`${target}.gz`, gz), writeFile(`${target}.br`, br)]);
		files += 1;
	}
}
console.log(`Compressed ${files} files`);
