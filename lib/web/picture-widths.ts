/** The narrowest and widest screens that pictures are made for, in CSS pixels. */
const NARROWEST = 320;
const WIDEST = 1600;
/** Screens have up to three pixels per CSS pixel, but above two the difference is invisible. */
const MAX_DENSITY = 2;

/**
 * The `srcset` candidates that a picture can need: those that fill one of its `sizes` on a standard or a dense screen, up to the first
 * that contains the whole picture. Otherwise each picture would list all widths.
 */
export function neededCandidates(srcSet: string, sizes: string, pictureWidth: number): string {
	const candidates = srcSet.split(", ");
	const widths = candidates.map((text) => Number.parseInt(text.slice(text.lastIndexOf(" ") + 1), 10));
	/** The index of the first candidate of this width or more; the last one's if there is none. */
	const firstFor = (width: number) => {
		const at = widths.findIndex((candidate) => candidate >= Math.min(width, pictureWidth));
		return at === -1 ? widths.length - 1 : at;
	};
	const needed = placesOf(sizes).map(({ from, to }) => [firstFor(from), firstFor(to * MAX_DENSITY)] as const);
	return candidates.filter((_, at) => needed.some(([from, to]) => from <= at && at <= to)).join(", ");
}

/**
 * The range of widths for each of a picture's `sizes`: `(min-width: 48rem) 40vw` applies from there up to the start of the size before
 * it. Units other than `px`, `rem` and `vw` count as the whole screen.
 */
function placesOf(sizes: string): { from: number; to: number }[] {
	let widest = WIDEST;
	return sizes.split(",").map((size) => {
		const [condition, width] = size.includes(")") ? size.split(")") : ["", size];
		const narrowest = pixels(/min-width:\s*(\S+)/.exec(condition ?? "")?.[1] ?? "") ?? NARROWEST;
		const fixed = pixels(width?.trim() ?? "");
		const share = Number(/^\s*([\d.]+)vw\s*$/.exec(width ?? "")?.[1] ?? 100) / 100;
		const place = { from: fixed ?? narrowest * share, to: fixed ?? widest * share };
		widest = narrowest;
		return place;
	});
}

function pixels(length: string): number | undefined {
	const [, number, unit] = /^([\d.]+)(px|rem)$/.exec(length) ?? [];
	return number === undefined ? undefined : Number(number) * (unit === "rem" ? 16 : 1);
}
