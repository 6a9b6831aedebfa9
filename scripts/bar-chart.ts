type Bar = { name: string; value: number; isOurs?: boolean };
type Group = { title: string; bars: readonly Bar[] };
type Chart = {
	title: string;
	groups: readonly Group[];
	/** Small print below the bars. */
	note: string;
	/** A value with a dashed line through all bars, and what it means. */
	reference?: { value: number; text: string };
	digits?: number;
};

const WIDTH = 720;
const LEFT = 192;
const LONGEST_BAR = 440;
const BAR_HEIGHT = 24;
const STEP = 32;
const DARK = "#1f1235";

/** Horizontal bars as a picture for the documents, in the site's colours, legible on light and dark backgrounds. */
export function barChart({ title, groups, note, reference, digits = 2 }: Chart): string {
	const all = groups.flatMap(({ bars }) => bars);
	const scale = LONGEST_BAR / Math.max(...all.map(({ value }) => value));
	const text = (value: number) => value.toLocaleString("en-GB", { maximumFractionDigits: digits });
	let y = 48;
	const parts: string[] = [];
	for (const group of groups) {
		parts.push(`<text x="20" y="${y + 14}" font-weight="600">${escaped(group.title)}</text>`);
		y += 24;
		for (const { name, value, isOurs } of group.bars) {
			const width = Math.max(1, Math.round(value * scale));
			parts.push(
				`<text x="180" y="${y + 17}" text-anchor="end">${escaped(name)}</text>`,
				`<rect x="${LEFT}" y="${y}" width="${width}" height="${BAR_HEIGHT}" fill="${isOurs ? "#5b1f8f" : "#a79cb5"}"/>`,
				`<text x="${LEFT + width + 10}" y="${y + 17}" font-weight="600" stroke="#fff" stroke-width="4" paint-order="stroke">${text(value)}</text>`,
			);
			y += STEP;
		}
		y += 8;
	}
	if (reference) {
		const x = Math.round(LEFT + reference.value * scale);
		// Behind the figures, which keep a white edge.
		parts.unshift(`<path d="M${x} 48V${y}" stroke="${DARK}" stroke-dasharray="3 3"/>`);
		parts.push(
			`<text x="${x}" y="${y + 16}" text-anchor="middle" font-size="12">${escaped(reference.text)}</text>`,
		);
		y += 20;
	}
	const height = y + 32;
	const description = groups
		.map(
			(group) =>
				`${group.title}: ${group.bars.map(({ name, value }) => `${name} ${text(value)}`).join(", ")}.`,
		)
		.join(" ");
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description" font-family="system-ui, sans-serif" font-size="14">
	<title id="title">${escaped(title)}</title>
	<desc id="description">${escaped(description)}</desc>
	<rect width="${WIDTH}" height="${height}" rx="8" fill="#fff"/>
	<g fill="${DARK}">
		<text x="20" y="30" font-size="16" font-weight="600">${escaped(title)}</text>
		${parts.join("\n\t\t")}
		<text x="20" y="${height - 14}" font-size="10">${escaped(note)}</text>
	</g>
</svg>
`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
