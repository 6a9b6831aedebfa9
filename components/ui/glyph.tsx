/** A single SVG path for a control in an island, because the icon set stays on the server. */
export const Glyph = ({ path, className = "size-5" }: { path: string; className?: string }) => (
	<svg
		aria-hidden="true"
		viewBox="0 0 24 24"
		className={className}
		fill="none"
		stroke="currentColor"
		strokeWidth="2.5"
		strokeLinecap="round"
		strokeLinejoin="round"
	>
		<path d={path} />
	</svg>
);
