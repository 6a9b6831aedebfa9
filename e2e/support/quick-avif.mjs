/**
 * Loaded before the tests' site (`node --import`): AVIF with the least effort, a fifth of the processor time. In a fresh clone the
 * tests ask for three hundred pictures, which are resized one at a time; a test that waits for one waited for those of the others.
 */
import { createRequire } from "node:module";

// As Next loads it: `import` would give another copy.
const sharp = createRequire(import.meta.url)("sharp");
const { avif } = sharp.prototype;
sharp.prototype.avif = function (options) {
	return avif.call(this, { ...options, effort: 0 });
};
