import type { Layout } from "./report.ts";

/** How the layout differs from the expected one; empty if a visitor would see the same page. */
export function differences(layout: Layout, expected: Layout, hasOtherLetters = false): string[] {
	const found: string[] = [];
	// Chromium before 105 rounded line heights down to whole pixels. In a wider font, a text may need one more line, and an element with
	// several texts two lines or another row of buttons.
	const tolerance = hasOtherLetters
		? { page: 0.04, px: 10, width: 0.04, linePx: 34, rowPx: 64, height: 0.08 }
		: { page: 0.01, px: 2, width: 0.01, linePx: 8, rowPx: 8, height: 0.03 };
	if (Math.abs(layout.height / expected.height - 1) > tolerance.page)
		found.push(`${layout.height} px high instead of ${expected.height}`);
	if (layout.overflow > 0) found.push(`${layout.overflow} px stick out`);
	for (const path of new Set([...Object.keys(layout.parts), ...Object.keys(expected.parts)])) {
		const [part, model] = [layout.parts[path], expected.parts[path]];
		if (!part || !model) {
			found.push(`${path} ${part ? "shows" : "does not show"}`);
			continue;
		}
		if (part.look !== model.look) found.push(`${path} looks ${part.look} instead of ${model.look}`);
		if (Math.abs(part.fontSize - model.fontSize) > 0.2)
			found.push(`${path} has letters of ${part.fontSize} px instead of ${model.fontSize}`);
		// Carousels move by themselves, and the cards of one are larger in its middle.
		if (/\.slides|\.card-ring|\.quotes/.test(path)) continue;
		const allowed = Math.max(tolerance.px, tolerance.width * model.width);
		if (Math.abs(part.width - model.width) > allowed)
			found.push(`${path} is ${part.width} px wide instead of ${model.width}`);
		const mayWrap = hasOtherLetters && part.isInRow;
		if (!mayWrap && Math.abs(part.left - model.left) > allowed)
			found.push(`${path} stands at ${part.left} px instead of ${model.left}`);
		const { linePx, rowPx } = tolerance;
		const allowedHeight = Math.max(model.height > 200 ? rowPx : linePx, tolerance.height * model.height);
		if (Math.abs(part.height - model.height) > allowedHeight)
			found.push(`${path} is ${part.height} px high instead of ${model.height}`);
	}
	return found;
}
