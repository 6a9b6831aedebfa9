import { amountText } from "#lib/text/cedis";

/**
 * The pay of a job in cedis, from its two bounds (behaviour §2 /careers/{id}). Reversed bounds are swapped; zero and negative numbers
 * count as no pay. The backend does not say for which period, so nothing says "a month".
 */
export function salaryRange(payStart: number | undefined, payEnd: number | undefined): string {
	const [start, end] = [payStart, payEnd].map((pay) => (pay !== undefined && pay > 0 ? pay : undefined));
	if (start !== undefined && end !== undefined) {
		if (start === end) return amountText(start);
		return `${amountText(Math.min(start, end))} – ${amountText(Math.max(start, end))}`;
	}
	if (start !== undefined) return `From ${amountText(start)}`;
	if (end !== undefined) return `Up to ${amountText(end)}`;
	return "Salary not specified";
}
