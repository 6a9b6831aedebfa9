import { companyIdentity } from "#lib/company/identity";
import { licenceRegister, licencesToday, plural, withArticle } from "#lib/company/licence";

/** The company's registration details. A number that is not configured is omitted. */
export function Registration() {
	const company = companyIdentity();
	const { today } = licencesToday(company);
	const register = licenceRegister(today.class);
	const rows = [
		["Company", company.name],
		["Regulator", "Bank of Ghana"],
		["Licence number", today.number],
		["Registration number", company.registrationNumber],
		["Data Protection Commission registration", company.dataProtectionNumber],
		["Auditor", company.auditor],
		["Head office", company.headOffice],
		["Postal address", company.postalAddress],
	].filter(([, value]) => value);
	return (
		<section aria-labelledby="legal-information-title">
			<h2 id="legal-information-title" className="mb-3 text-xl">
				Legal information
			</h2>
			<p className="max-w-[56ch]">
				{company.name} is {withArticle(today.class)}, licensed and regulated by the Bank of Ghana.{" "}
				{register && (
					<a href={register} className="underline underline-offset-4">
						Look us up in its list of {plural(today.class)}
					</a>
				)}
				{register && "."}
			</p>
			<dl className="mt-4 divide-y divide-line rounded-lg border border-line">
				{rows.map(([term, value]) => (
					<div key={term} className="grid gap-x-6 px-5 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
						<dt className="text-ink-600">{term}</dt>
						<dd className="font-semibold text-ink-900">{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
