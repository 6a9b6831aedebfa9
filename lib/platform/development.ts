/** Whether this is `npm run dev`; `server.ts` lists all that differs then. */
export const isDevelopment = process.env.NODE_ENV === "development";

/** Where Next writes, as a path within the project. */
export const NEXT_FOLDER = isDevelopment ? ".next/dev" : ".next";

/** Where the project's own scripts write what they build. Next empties its folder whenever development starts. */
export const BUILD_FOLDER = isDevelopment ? ".next/own-dev" : ".next";
