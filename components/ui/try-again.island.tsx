"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";

type TryAgainProps = {
	/** The page itself: without script the link loads it anew. */
	href: string;
	/** What is said while the answer is on its way: 'Loading awards...'. */
	busyText: string;
	className: string;
};

/** Reads the page again in place, whose content could not be loaded. */
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
