import { useLayoutEffect, useRef } from "react";
import { buttonClass } from "#components/ui/button";
import { FailureToast } from "#components/ui/failure-toast.island";

/** Replaces a list whose response did not arrive, until a retry. For islands. */
export function LiveFailure({
	message,
	toast = message,
	retry,
	isWaiting,
}: {
	message: string;
	/** The text of the toast; `null` for none. */
	toast?: string | null;
	retry: () => void;
	isWaiting: boolean;
}) {
	const button = useRef<HTMLButtonElement>(null);
	// When the list arrives, the button goes.
	useLayoutEffect(() => {
		const own = button.current;
		return () => {
			if (document.activeElement === own)
				document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
		};
	}, []);
	return (
		<div role="alert" className="rounded-lg border border-gold-300 bg-gold-50 px-6 py-10 text-center">
			<p className="font-semibold text-ink-900 text-lg">{message}</p>
			<p className="mt-2 mb-5">Please check your connection and try again.</p>
			<button
				ref={button}
				type="button"
				onClick={() => isWaiting || retry()}
				aria-disabled={isWaiting}
				className={buttonClass("outline")}
			>
				{isWaiting ? "Loading…" : "Try again"}
			</button>
			{toast && <FailureToast message={toast} />}
		</div>
	);
}
