import { ButtonLink } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import { PhoneText } from "#components/ui/phone-text";
import { companyIdentity, phoneToCall } from "#lib/company/identity";
import { whoBlocks } from "#lib/security/safety";
import { telHref } from "#lib/web/tel-href";

/** Whom to call about what, and when, if someone knows a PIN or a phone is lost. */
export function WhoBlocks() {
	const company = companyIdentity();
	const number = phoneToCall(company);
	return (
		<section aria-labelledby="block-title" className="rounded-lg border border-danger-700 bg-danger-50 p-5">
			<h2 id="block-title" className="text-xl">
				Somebody knows your PIN, or your phone is stolen
			</h2>
			<p className="mt-2">Call at once, in this order:</p>
			<ol className="mt-3 list-decimal space-y-3 pl-5 marker:font-semibold">
				{whoBlocks(company).map(({ what, how }) => (
					<li key={what}>
						<strong className="text-ink-900">{what}.</strong> <PhoneText text={how} numbers={[number]} />
					</li>
				))}
			</ol>
			{number && (
				<p className="mt-4">
					<ButtonLink href={telHref(number)} className="w-full">
						<Icon name="phone-call" /> Call {number}
					</ButtonLink>
				</p>
			)}
		</section>
	);
}
