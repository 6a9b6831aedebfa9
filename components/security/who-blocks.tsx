import type { CompanyIdentity } from "#lib/company/identity";
import { whoBlocks } from "#lib/security/safety";

/** Whom to call, for what and when, once a PIN is known to somebody else or a phone is gone. */
export const WhoBlocks = ({ company }: { company: CompanyIdentity }) => (
	<section aria-labelledby="block-title" className="rounded-lg border border-danger-700 bg-danger-50 p-6">
		<h2 id="block-title" className="text-xl">
			Somebody knows your PIN, or your phone is stolen
		</h2>
		<p className="mt-2">Call at once, in this order:</p>
		<ol className="mt-3 list-decimal space-y-3 pl-5 marker:font-semibold">
			{whoBlocks(company).map(({ what, how }) => (
				<li key={what}>
					<strong className="text-ink-900">{what}.</strong> {how}
				</li>
			))}
		</ol>
	</section>
);
