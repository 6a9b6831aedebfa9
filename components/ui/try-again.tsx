import { BUSY_TEXT } from "#lib/islands/data-attributes";

type TryAgainProps = {
	/** The text while loading: 'Loading awards...'. */
	busyText: string;
	className: string;
};

/** Loads a page again whose content could not be loaded. `components/site/page-controls.ts` shows the text. */
export const TryAgain = ({ busyText, className }: TryAgainProps) => (
	<>
		{/* biome-ignore lint/a11y/useValidAnchor: an empty URL means this page, including its query */}
		<a href="" {...{ [BUSY_TEXT]: busyText }} className={className}>
			Try again
		</a>
		<p role="status" className="mt-3" />
	</>
);
