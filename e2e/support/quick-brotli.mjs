/**
 * Loaded before each site of the tests (`node --import`): pages are compressed with little effort. The site would compress every
 * page that it renders once more as well as it can, which takes up to an eighth of a processor for as long as it runs.
 */
import { syncBuiltinESMExports } from "node:module";
import zlib from "node:zlib";

const LITTLE_EFFORT = 3;
const { brotliCompress } = zlib;
zlib.brotliCompress = (body, options, callback) =>
	brotliCompress(
		body,
		{ ...options, params: { ...options.params, [zlib.constants.BROTLI_PARAM_QUALITY]: LITTLE_EFFORT } },
		callback,
	);
syncBuiltinESMExports();
