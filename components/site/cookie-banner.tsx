import { ANSWER, PAGE_CONTROL } from "#lib/islands/data-attributes";

/** A press on it is answered by `page-controls.ts`, also one that comes before the script. */
const answer = (value: string) => ({
	type: "button" as const,
	[PAGE_CONTROL]: "",
	[ANSWER]: value,
});

/**
 * The cookie banner as every page has it: a question (behaviour §4). In its place `cookie-choice.ts` shows the kinds of cookies one by
 * one, hidden until then. The answers have equal weight: none is pushed. The script in the head shows the question in
 * the first paint if no choice is stored (`lib/browser/start-page.ts`); a banner that came later would lie over what somebody is
 * about to press. It is not a dialog, so the page behind stays usable. It precedes the header, so that keyboard users reach it first.
 *
 * Filter lists hide elements whose classes name cookies. Visitors who use such lists must still be able to answer.
 */
export const CookieBanner = () => (
	<section className="site-choices" aria-labelledby="choices-heading" data-nosnippet="">
		<div className="choices-view">
			<h2 id="choices-heading" tabIndex={-1} className="sr-only">
				Cookies on this site
			</h2>
			<p className="choices-words">
				This site needs a few cookies. If you agree, we also measure how fast it is.{" "}
				<a href="/privacy" className="link">
					Privacy Policy
				</a>
			</p>
			<div className="choices-answers">
				<button {...answer("necessary")}>Reject Non-Essential</button>
				<button {...answer("all")}>Accept All</button>
				<button {...answer("kinds")}>Customize</button>
			</div>
		</div>
		<div className="choices-view choices-kinds" hidden>
			<h2 tabIndex={-1}>Choose your cookies</h2>
			<ul>{KINDS.map(Kind)}</ul>
			<div className="choices-answers">
				<button {...answer("cancel")} className="choices-minor">
					Cancel
				</button>
				<button {...answer("save")}>Save Preferences</button>
			</div>
		</div>
	</section>
);

type CookieKind = readonly [name: string, label: string, purpose: string];

const KINDS: readonly CookieKind[] = [
	["necessary", "Necessary", "To keep this site safe and to remember this choice. Always on."],
	["analytics", "Analytics", "To measure how fast our pages are for you. We do not learn who you are."],
	["marketing", "Marketing", "To show you offers that fit you. We set none today."],
	["preferences", "Preferences", "To remember how you like this site. We set none today."],
];

const Kind = ([name, label, purpose]: CookieKind) => (
	<li key={name}>
		<label>
			<span id={`${name}-purpose`}>
				<b>{label}</b> <span>{purpose}</span>
			</span>
			<input
				type="checkbox"
				className="switch"
				name={name}
				aria-label={label}
				aria-describedby={`${name}-purpose`}
				disabled={name === "necessary"}
				defaultChecked={name === "necessary"}
			/>
		</label>
	</li>
);
