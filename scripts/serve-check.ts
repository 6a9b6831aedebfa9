/**
 * `npm run serve -- --check`: whether this release would start with its settings. Prints every error of build, settings and operators'
 * files, and settings whose names are unknown; exits with 1 after an error. Opens no port and no store, and writes nothing.
 */
import "./service-settings.ts";
import { join } from "node:path";

Object.assign(process.env, { NODE_ENV: "production" });
const { buildError } = await import("#lib/server/build-manifests");
const { checkSettings } = await import("#lib/server/settings-check");
const { unknownSettings } = await import("#lib/server/setting-names");

const error = buildError(join(import.meta.dirname, ".."));
if (error) console.error(error);
for (const warning of unknownSettings()) console.error(warning);
await checkSettings();
if (error) process.exit(1);
console.log("This release starts with these settings.");
