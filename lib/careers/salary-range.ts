const cedis = (amount: number) =>
	`GHS\u00a0${amount.toLocaleString("en", { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 })}`;

/**
 * The pay of a job in cedis, from its two bounds (behaviour §2 /careers/{id}). Reversed bounds are swapped; zero and negative numbers
 * count as no pay. The backend does not say for which period, so nothing says "a month".
 */
export function salaryRange(payStart: number | undefined, payEnd: number | undefined): string {
	const [start, end] = [payStart, payEnd].map((pay) => (pay !== undefined && pay > 0 ? pay : undefined));
	if (start !== undefined && end !== undefined) {
		if (start === end) return `${cedis(start)}`;
		return `${cedis(Math.min(start, end))} – ${cedis(Math.max(start, end))}`;
	}
	if (start !== undefined) return `From ${cedis(start)}`;
	if (end !== undefined) return `Up to ${cedis(end)}`;
	return "Salary not specified";
}
