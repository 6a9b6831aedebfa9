type TryAgainProps = {
	/** This page: an empty address includes its query. */
	href: string;
	/** The text while loading: 'Loading awards...'. */
	busyText: string;
	className: string;
};

/** Loads a page again whose content could not be loaded. `components/site/page-controls.ts` shows the text. */
export const TryAgain = ({ href, busyText, className }: TryAgainProps) => (
	<>
		<a href={href} data-busy-text={busyText} className={className}>
			Try again
		</a>
		<p role="status" className="mt-3" />
	</>
);
