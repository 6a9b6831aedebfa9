/**
 * The shortcuts by which a site under test differs from the one that ships (`e2e/README.md`); none with `E2E_AS_SHIPPED=1`. The paths
 * are those of modules for `node --import`.
 */
const AS_SHIPPED = process.env.E2E_AS_SHIPPED === "1";

const imports = (module: string) => (AS_SHIPPED ? "" : `--import=./e2e/support/${module}`);

export const QUICK_AVIF = imports("quick-avif.mjs");
export const QUICK_BROTLI = imports("quick-brotli.mjs");
/** A page lives too short for optimised code to repay its compilation. */
export const BROWSER_WITHOUT_OPTIMISER = AS_SHIPPED ? [] : ["--js-flags=--no-opt,--no-maglev"];
