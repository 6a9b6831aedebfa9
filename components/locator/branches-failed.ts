/** The text of the toast and the page if the branches do not load (behaviour §8). */
export const BRANCHES_FAILED = "Failed to fetch branches";
