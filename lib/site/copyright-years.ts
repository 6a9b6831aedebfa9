/** The first year of the site's copyright (behaviour §9). */
const FIRST_YEAR = 2025;

/** '2025' in 2025, later '2025–2026'; by Ghana time, which is UTC. */
export function copyrightYears(now: Date): string {
	const year = now.getUTCFullYear();
	return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
}
