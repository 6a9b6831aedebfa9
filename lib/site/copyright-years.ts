/** The year that the specification names; the site's copyright begins with it. */
const FIRST_YEAR = 2025;

/** '2025' in 2025, later '2025–2026'; by the calendar of Ghana, which keeps UTC. */
export function copyrightYears(now: Date): string {
	const year = now.getUTCFullYear();
	return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
}
