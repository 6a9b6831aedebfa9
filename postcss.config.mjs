import { browserFloor } from "./scripts/postcss/browser-floor.mjs";

/** Next itself minifies, and lowers to the floor; Tailwind would do it first, for newer browsers. */
export default { plugins: [["@tailwindcss/postcss", { optimize: false }], browserFloor()] };
