/** A press on it is answered by `page-controls.ts`, also one that comes before the script. */
const answer = (value: string) => ({
	type: "button" as const,
	"data-page-control": "",
	"data-cookie-answer": value,
});

/**
 * The cookie banner as every page has it: what cookies are for, and three answers. The two that decide have equal weight: neither
 * is pushed. The script in the head shows it in the first paint if no choice is stored (`lib/browser/start-page.ts`); a banner that
 * came later would lie over what somebody is about to press. It is not a dialog, so the page behind stays usable. It precedes the
 * header, so that keyboard users reach it first.
 */
export const CookieQuestion = () => (
	<section className="site-cookies" aria-labelledby="cookie-heading" data-nosnippet="">
		<h2 id="cookie-heading" aria-describedby="cookie-loss" tabIndex={-1}>
			Cookies on this site
		</h2>
		<p role="status" id="cookie-loss" className="font-semibold text-danger-700 text-sm" />
		<p className="cookie-words mt-1 text-ink-700 text-sm">
			We need a few to make this site work. If you agree, we also measure how fast it is.{" "}
			<a href="/privacy" className="link">
				Privacy Policy
			</a>
		</p>
		<div className="cookie-buttons">
			<button {...answer("necessary")} className="cookie-button cookie-button-primary">
				Reject Non-Essential
			</button>
			<button {...answer("all")} className="cookie-button cookie-button-primary">
				Accept All
			</button>
			<button {...answer("kinds")} className="cookie-button">
				Customize
			</button>
		</div>
	</section>
);
