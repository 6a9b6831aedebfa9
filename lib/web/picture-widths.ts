/** The narrowest and the widest screen that pictures are made for, in pixels of the page. */
const NARROWEST = 320;
const WIDEST = 1600;
/** Screens have up to three dots to such a pixel, but from two on nobody sees a difference. */
const MAX_DENSITY = 2;

/**
 * The candidates of a `srcset` that a picture can need: those that fill one of its places (`sizes`) on a plain or a dense
 * screen, up to the first that holds the whole picture. Without this each of a page's pictures names all widths there are.
 */
export function neededCandidates(srcSet: string, sizes: string, pictureWidth: number): string {
	const candidates = srcSet.split(", ");
	const widths = candidates.map((text) => Number.parseInt(text.slice(text.lastIndexOf(" ") + 1), 10));
	/** The place in the list of the first candidate that is so wide; of the last one, if none is. */
	const firstFor = (width: number) => {
		const at = widths.findIndex((candidate) => candidate >= Math.min(width, pictureWidth));
		return at === -1 ? widths.length - 1 : at;
	};
	const needed = placesOf(sizes).map(({ from, to }) => [firstFor(from), firstFor(to * MAX_DENSITY)] as const);
	return candidates.filter((_, at) => needed.some(([from, to]) => from <= at && at <= to)).join(", ");
}

/**
 * How wide the picture can stand at each of its `sizes`: `(min-width: 48rem) 40vw` on screens from there up to where the
 * size named before begins. What is not in `px`, `rem` or `vw` counts as the whole screen.
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
