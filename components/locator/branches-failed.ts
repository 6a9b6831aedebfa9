/** What a toast and the page say if the branches do not come (behaviour §8). */
export const BRANCHES_FAILED = "Failed to fetch branches";
