"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";

type TryAgainProps = {
	/** This page. Without script the link reloads it. */
	href: string;
	/** The text while loading: 'Loading awards...'. */
	busyText: string;
	className: string;
};

/** Reloads, in place, a page whose content could not be loaded. */
export function TryAgain({ href, busyText, className }: TryAgainProps) {
	const router = useRouter();
	const [isBusy, startTransition] = useTransition();
	return (
		<>
			<a
				href={href}
				aria-disabled={isBusy || undefined}
				className={className}
				onClick={(event) => {
					event.preventDefault();
					if (!isBusy) startTransition(() => router.refresh());
				}}
			>
				Try again
			</a>
			<p role="status" className="mt-3">
				{isBusy && busyText}
			</p>
		</>
	);
}
