import { buttonClass } from "#components/ui/button";
import { FEEDBACK_LINE_MAX } from "#lib/submissions/model/feedback";

/**
 * 'Did this answer your question?', with 'Yes', or 'No' and a comment of one line. Plain forms: the server redirects to a
 * fragment of the same page that shows the result, so one cached page serves everybody. `page` is its path.
 */
export const Feedback = ({ page }: { page: string }) => (
	<section aria-labelledby="feedback-title" className="feedback">
		<h2 id="feedback-title" className="text-base">
			Did this answer your question?
		</h2>
		<p id="feedback-thanks" tabIndex={-1}>
			Thank you. It helps us to say it better.
		</p>
		<p id="feedback-lost" tabIndex={-1}>
			We could not take your answer now. Please try again later, or call us.
		</p>
		<div>
			<form action="/api/feedback" method="post">
				<input type="hidden" name="page" value={page} />
				<button type="submit" name="answer" value="yes" className={buttonClass("outline")}>
					Yes
				</button>
			</form>
			<form action="/api/feedback" method="post">
				<input type="hidden" name="page" value={page} />
				<details>
					<summary className={buttonClass("outline")}>No</summary>
					<label htmlFor="feedback-line">
						What was missing? <span>(optional)</span>
					</label>
					<p id="feedback-hint">Please give no names or numbers: nobody answers here.</p>
					<input
						id="feedback-line"
						name="line"
						maxLength={FEEDBACK_LINE_MAX}
						autoComplete="off"
						aria-describedby="feedback-hint"
						className="form-control"
					/>
					<button type="submit" name="answer" value="no" className={buttonClass("primary")}>
						Send
					</button>
				</details>
			</form>
		</div>
	</section>
);
