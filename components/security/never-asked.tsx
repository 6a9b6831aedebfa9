import { Icon } from "#components/ui/icon";
import { NEVER_ASKED } from "#lib/security/safety";
import "./security.css";

/** The secrets that the company never asks for, and why. */
export const NeverAsked = () => (
	<section aria-labelledby="never-title" className="rounded-lg border border-gold-300 bg-gold-50 p-5">
		<h2 id="never-title" className="text-xl">
			What we never ask for
		</h2>
		<ul className="never-list">
			{NEVER_ASKED.map(({ what, text }) => (
				<li key={what}>
					<Icon name="close" />
					<p>
						<strong>{what}</strong> {text}
					</p>
				</li>
			))}
		</ul>
	</section>
);
