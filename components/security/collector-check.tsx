import { PhoneText } from "#components/ui/phone-text";
import { type CompanyIdentity, phoneToCall } from "#lib/company/identity";
import { collectorChecks } from "#lib/security/safety";

/** How to tell the company's collectors from thieves. */
export const CollectorCheck = ({ company }: { company: CompanyIdentity }) => (
	<>
		<p>Somebody comes to your shop and wants your savings in our name? Check four things before you pay.</p>
		<ol className="mt-4 list-decimal space-y-3 pl-5 marker:font-semibold">
			{collectorChecks(company).map(({ what, text }) => (
				<li key={what}>
					<strong className="text-ink-900">{what}.</strong>{" "}
					<PhoneText text={text} numbers={[phoneToCall(company)]} />
				</li>
			))}
		</ol>
	</>
);
