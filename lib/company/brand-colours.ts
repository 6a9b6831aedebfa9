import type { CompanyIdentity } from "#lib/company/identity";

type Channels = readonly [number, number, number];

/** How much white (above zero) or black (below) each shade of the brand has, whose own colour is 700. */
const BRAND_SHADES = {
	50: 0.96,
	100: 0.9,
	200: 0.8,
	300: 0.62,
	400: 0.42,
	500: 0.24,
	600: 0.1,
	700: 0,
	800: -0.22,
	900: -0.42,
	950: -0.62,
};
/** The accent's own colour is 400. */
const ACCENT_SHADES = {
	200: 0.5,
	300: 0.22,
	400: 0,
};

/** The company's own shades, as custom properties of the style sheet's theme; the sample's apply where a colour is not set. */
export function brandColours({ brandColour, accentColour }: CompanyIdentity): Record<string, string> {
	return {
		...(brandColour && shades("brand", brandColour, BRAND_SHADES)),
		...(accentColour && shades("gold", accentColour, ACCENT_SHADES)),
	};
}

/** The colour around the page, for browsers and home screens: the dark panels' own. */
export const themeColour = (company: CompanyIdentity): string => shade(company, "brand-900");

/** The sample's shades that `PAIRS` and `themeColour` name; all of them: `app/globals.css`. */
const SAMPLE: Record<string, string> = {
	"brand-100": "#efe6f8",
	"brand-500": "#7f47b8",
	"brand-700": "#561f85",
	"brand-800": "#431a68",
	"brand-900": "#32144d",
	"gold-300": "#efcb5f",
	"gold-400": "#e8b733",
	"ink-900": "#1e1428",
	white: "#ffffff",
};

/** Each colour and its background, and the least contrast that WCAG 2.2 AA asks of it. */
const PAIRS = [
	["white", "brand-700", 4.5, "text on buttons"],
	["brand-700", "brand-100", 4.5, "links on tinted panels"],
	["brand-500", "white", 3, "the frame around what has the focus"],
	["gold-300", "brand-800", 4.5, "large words on dark panels"],
	["ink-900", "gold-400", 4.5, "text on the accent"],
] as const;

/** Throws an error that names each pair of the company's colours with too little contrast, and its ratio. */
export function checkBrandContrast(company: CompanyIdentity): void {
	const errors = PAIRS.flatMap(([front, back, least, use]) => {
		const [above, below] = [shade(company, front), shade(company, back)];
		const ratio = contrast(above, below);
		if (ratio >= least) return [];
		return [`  ${use}: ${above} on ${below} is ${ratio.toFixed(2)}:1, and must be ${least}:1`];
	});
	if (errors.length === 0) return;
	throw new Error(
		`COMPANY_BRAND_COLOUR, COMPANY_ACCENT_COLOUR: visitors could not read this. Take a darker brand colour, or another accent:\n${errors.join("\n")}`,
	);
}

const shade = (company: CompanyIdentity, name: string): string =>
	brandColours(company)[`--color-${name}`] ?? SAMPLE[name] ?? "";

const shades = (name: string, colour: string, amounts: Record<string, number>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(amounts).map(([step, amount]) => [`--color-${name}-${step}`, mixed(colour, amount)]),
	);

function mixed(colour: string, amount: number): string {
	const to = amount > 0 ? 255 : 0;
	const channels = channelsOf(colour).map((channel) => channel + (to - channel) * Math.abs(amount));
	return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** The ratio that WCAG defines, from 1 to 21. */
function contrast(a: string, b: string): number {
	const [high, low] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number];
	return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
	const [red, green, blue] = channelsOf(colour).map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	}) as unknown as Channels;
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channelsOf = (colour: string): Channels =>
	[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Channels;
