/** The cost of a rate or charge, in words: 36 and '% a year' → '36% a year', 5 and 'GHS' → 'GHS 5', 'free' as it is. */
export function rateText(value: string, unit: string | undefined): string {
	if (!unit) return value;
	if (/^(?:ghs|gh₵|gh¢|₵)$/i.test(unit)) return `GHS\u00a0${value}`;
	return unit.startsWith("%") ? `${value}${unit}` : `${value} ${unit}`;
}

const PER_YEAR = /^%(?:a|per|each|\/)?(?:year|yr|annum|p\.?a\.?)$/i;

/** The percentage of a yearly rate, for the calculators; undefined for everything else, including monthly rates. */
export function yearlyPercent(value: string, unit: string | undefined): number | undefined {
	const isPlain = /^\d{1,3}(?:\.\d{1,4})?$/.test(value);
	return isPlain && unit && PER_YEAR.test(unit.replace(/\s/g, "")) ? Number(value) : undefined;
}
