/** The map's tiles unless `MAP_TILE_URL` is set: OpenStreetMap's own. Used by the environment and the security policy. */
export const DEFAULT_MAP_TILE_URL = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
