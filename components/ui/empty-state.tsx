import type { ReactNode } from "react";
import { Icon, type IconName } from "#components/ui/icon";

/** States that there is nothing to show, and what to do next. */
export function EmptyState({
	icon = "search",
	title,
	children,
}: {
	icon?: IconName;
	title: string;
	children?: ReactNode;
}) {
	return (
		<div className="flex flex-col items-center rounded-lg border border-line [border-style:dashed] bg-canvas px-6 py-12 text-center">
			<span className="mb-4 grid size-14 place-items-center rounded-full bg-brand-100 text-brand-700">
				<Icon name={icon} className="size-7" />
			</span>
			<p className="font-semibold text-ink-900 text-lg">{title}</p>
			{children && <div className="mt-2 max-w-md">{children}</div>}
		</div>
	);
}
