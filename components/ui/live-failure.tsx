import { buttonClass } from "#components/ui/button";
import { FailureToast } from "#components/ui/toast.island";

/** Replaces a list whose response did not arrive, until a retry. For islands. */
export const LiveFailure = ({
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
}) => (
	<div role="alert" className="rounded-lg border border-gold-300 bg-gold-50 px-6 py-10 text-center">
		<p className="font-semibold text-ink-900 text-lg">{message}</p>
		<p className="mt-2 mb-5">Please check your connection and try again.</p>
		<button type="button" onClick={retry} disabled={isWaiting} className={buttonClass("outline")}>
			{isWaiting ? "Loading…" : "Try again"}
		</button>
		{toast && <FailureToast message={toast} />}
	</div>
);
