import { buttonClass } from "#components/ui/button";
import { FEEDBACK_LINE_MAX } from "#lib/submissions/model/feedback";

/** With the question above it still in view. */
const OUTCOME = "hidden scroll-mt-12 target:block";

/**
 * 'Did this answer your question?', with 'Yes', or 'No' and a comment of one line. Plain forms: the server redirects to a
 * fragment of the same page that shows the result, so one cached page serves everybody. `page` is its path.
 */
export const Feedback = ({ page }: { page: string }) => (
	<section aria-labelledby="feedback-title" className="group/feedback pt-6 print:hidden">
		<h2 id="feedback-title" className="text-base">
			Did this answer your question?
		</h2>
		<p id="feedback-thanks" tabIndex={-1} className={OUTCOME}>
			Thank you. It helps us to say it better.
		</p>
		<p id="feedback-lost" tabIndex={-1} className={OUTCOME}>
			We could not take your answer now. Please try again later, or call us.
		</p>
		{/* A float, so that 'No' stays beside 'Yes' when its line opens below both. */}
		<div className="mt-2 flow-root group-has-[:target]/feedback:hidden">
			<form action="/api/feedback" method="post" className="float-left mr-3">
				<input type="hidden" name="page" value={page} />
				<button type="submit" name="answer" value="yes" className={buttonClass("outline")}>
					Yes
				</button>
			</form>
			<form action="/api/feedback" method="post">
				<input type="hidden" name="page" value={page} />
				<details>
					<summary className={buttonClass("outline")}>No</summary>
					<label htmlFor="feedback-line" className="clear-left block pt-3 font-semibold text-ink-900">
						What was missing? <span className="font-normal text-ink-600">(optional)</span>
					</label>
					<p id="feedback-hint" className="text-ink-600 text-sm">
						Please give no names or numbers: nobody answers here.
					</p>
					<input
						id="feedback-line"
						name="line"
						maxLength={FEEDBACK_LINE_MAX}
						autoComplete="off"
						aria-describedby="feedback-hint"
						className="form-control"
					/>
					<button type="submit" name="answer" value="no" className={buttonClass("primary", "mt-3")}>
						Send
					</button>
				</details>
			</form>
		</div>
	</section>
);
