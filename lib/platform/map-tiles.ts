/** The map's tiles where `MAP_TILE_URL` says nothing: OpenStreetMap's own. Read by the environment and by the security policy. */
export const DEFAULT_MAP_TILE_URL = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
