import type { ReactNode } from "react";

/** The background of a notice's picture, visible if there is none or it fails to load. */
export const NoticePanel = ({ className, children }: { className: string; children?: ReactNode }) => (
	<div
		className={`kente relative grid w-full place-items-center overflow-hidden bg-brand-800 text-gold-300 [--panel:var(--color-brand-800)] ${className}`}
	>
		<svg
			aria-hidden="true"
			viewBox="0 0 24 24"
			className="size-16"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.25"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d="M4 9.5v5h2.5L15 19V5L6.5 9.5zM7.5 14.5 9 20h2.5l-1.2-4M18 9.5a3.5 3.5 0 0 1 0 5M20 7a7 7 0 0 1 0 10" />
		</svg>
		{children}
	</div>
);
