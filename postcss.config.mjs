import { browserFloor } from "./scripts/postcss/browser-floor.mjs";
import { constantProperties } from "./scripts/postcss/constant-properties.mjs";

/** Next itself minifies, and lowers to the floor; Tailwind would do it first, for newer browsers. */
export default {
	plugins: [["@tailwindcss/postcss", { optimize: false }], browserFloor(), constantProperties()],
};
