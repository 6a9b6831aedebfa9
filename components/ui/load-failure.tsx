import type { ReactNode } from "react";
import { buttonClass } from "#components/ui/button";
import FailureToast from "#components/ui/failure-toast.island";
import { Icon } from "#components/ui/icon";
import { Island } from "#components/ui/island";
import { TryAgain } from "#components/ui/try-again";
import { USSD_CODE } from "#lib/company/limits";
import { partFailed } from "#lib/platform/request-context";

const BOX = "rounded-lg border border-gold-300 bg-gold-50 px-6 py-10 text-center";
const TITLE = "font-semibold text-ink-900 text-lg";

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
		<div className={`flex flex-col items-center ${BOX}`}>
			<span className="mb-4 grid size-14 place-items-center rounded-full bg-gold-100 text-gold-800">
				<Icon name="alert" className="size-7" />
			</span>
			<p className={TITLE}>{title}</p>
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

/**
 * What a view with `data-failure`, whose last child this is, shows in place of its content when the next content does not arrive.
 * `components/site/partial-page-update.ts` fills in the message and the link. It is text, because in development React looks for the
 * elements of a template where browsers do not put them.
 */
export const UpdateFailure = () => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: it contains nothing from outside
	<template dangerouslySetInnerHTML={{ __html: UPDATE_FAILURE }} />
);

const UPDATE_FAILURE = `<div role="alert" class="${BOX}"><p class="${TITLE}"></p><p class="mt-2 mb-5">Please check your connection and try again.</p><a data-keep-place="" class="${buttonClass("outline")}">Try again</a></div>`;

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
