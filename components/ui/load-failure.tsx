import type { ReactNode } from "react";
import { buttonClass } from "#components/ui/button";
import FailureToast from "#components/ui/failure-toast.island";
import { Icon } from "#components/ui/icon";
import { Island } from "#components/ui/island";
import { TryAgain } from "#components/ui/try-again";
import { FAILURE_BOX, FAILURE_TITLE } from "#components/ui/update-failure";
import { USSD_CODE } from "#lib/company/limits";
import { partFailed } from "#lib/platform/request-context";

type LoadFailureProps = {
	/** The text on the page. A toast disappears after four seconds, and does not exist without script. */
	title: string;
	/** The text of the toast (behaviour §8); undefined for failures that are only logged. */
	toast?: string;
	/** The text during a retry. */
	busyText?: string;
	children?: ReactNode;
};

/** Replaces a list that could not be loaded, with its toast and a link to try again. */
export function LoadFailure({ title, toast, busyText = "Loading…", children }: LoadFailureProps) {
	partFailed();
	return (
		<div className={`flex flex-col items-center ${FAILURE_BOX}`}>
			<span className="mb-4 grid size-14 place-items-center rounded-full bg-gold-100 text-gold-800">
				<Icon name="alert" className="size-7" />
			</span>
			<p className={FAILURE_TITLE}>{title}</p>
			<div className="mt-2 flex max-w-md flex-wrap justify-center gap-x-3 [&>p]:basis-full">
				{children ?? (
					<p>
						Please try again in a moment. You can also call us in opening hours, or dial {USSD_CODE} at any
						time.
					</p>
				)}
				<TryAgain busyText={busyText} className={buttonClass("outline", "mt-5")} />
			</div>
			<ToastOfFailure message={toast} />
		</div>
	);
}

/** A part could not be loaded. The page is shown without it, and is not cached. Without a toast that is only logged. */
export function LoadFailureMark({ toast }: { toast?: string }) {
	partFailed();
	return <ToastOfFailure message={toast} />;
}

export const ToastOfFailure = ({ message }: { message: string | undefined }) =>
	message && (
		<Island name="failure-toast" when="idle">
			<FailureToast message={message} />
		</Island>
	);
