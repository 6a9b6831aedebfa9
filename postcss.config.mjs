import { browserFloor } from "./scripts/postcss/browser-floor.mjs";
import { constantProperties } from "./scripts/postcss/constant-properties.mjs";
import { registeredOnce } from "./scripts/postcss/registered-once.mjs";
import { smallPictures } from "./scripts/postcss/small-pictures.mjs";

/** Next itself minifies, and lowers to the floor; Tailwind would do it first, for newer browsers. */
export default {
	plugins: [
		["@tailwindcss/postcss", { optimize: false }],
		browserFloor(),
		constantProperties(),
		registeredOnce(),
		smallPictures(),
	],
};
