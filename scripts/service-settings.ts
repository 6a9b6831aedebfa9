/**
 * For commands, as their first import: the settings of the running site, from the same files of this folder and in the same order
 * (`.env.production.local`, `.env.local`, `.env.production`, `.env`). Those of the shell come first, as they do for the site.
 */
import nextEnvironment from "@next/env";

nextEnvironment.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
