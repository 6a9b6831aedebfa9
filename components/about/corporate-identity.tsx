import { EmailLink } from "#components/ui/email-link";
import { Fold } from "#components/ui/fold";
import { Icon, type IconName } from "#components/ui/icon";
import { Section } from "#components/ui/section";
import { licenceHistory, MISSION, PLEDGE, VISION } from "#lib/about/about";
import { companyIdentity } from "#lib/company/identity";
import { nonBreaking } from "#lib/text/non-breaking";

const STATEMENTS: readonly { title: string; icon: IconName; text: string }[] = [
	{ title: "Our mission", icon: "target", text: MISSION },
	{ title: "Our vision", icon: "eye", text: VISION },
	{ title: "Our pledge", icon: "handshake", text: PLEDGE },
];

/** Mission, vision, pledge, and the company's path to its licence. */
export function CorporateIdentity() {
	const company = companyIdentity();
	const { auditor, pressEmail } = company;
	return (
		<Section title="Corporate Identity" tone="canvas" isBelowFirstScreen>
			<ul className="grid gap-2 md:grid-cols-3 md:gap-6">
				{STATEMENTS.map(({ title, icon, text }) => (
					<li
						key={title}
						className="flex gap-4 rounded-lg border border-line bg-white p-4 md:block md:p-6 lg:p-8"
					>
						<span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-100 text-brand-700">
							<Icon name={icon} className="size-6" />
						</span>
						<div>
							<h3 className="text-lg md:mt-4">{title}</h3>
							<p className="mt-1 md:mt-2">{nonBreaking(text)}</p>
						</div>
					</li>
				))}
			</ul>
			<div className="kente focus-on-dark mt-6 overflow-hidden rounded-lg bg-brand-900 px-3 py-4 md:px-6 text-brand-100 lg:p-10">
				<Fold
					className="[&>summary]:gap-1"
					title={
						<h3 className="flex items-center gap-3 text-base text-white md:text-lg">
							<Icon name="landmark" className="size-6 text-gold-300 max-md:hidden" />
							Registration and licence
						</h3>
					}
				>
					<ol className="mt-4 grid gap-4 md:grid-cols-3 md:gap-8">
						{licenceHistory(company).map((step) => (
							<li
								key={step.title}
								className="border-gold-400 border-l-2 pl-4 md:border-t-2 md:border-l-0 md:pt-4 md:pl-0"
							>
								<h4 className="font-semibold text-white">{step.title}</h4>
								<p className="mt-1">{step.text}</p>
								{step.number && <p className="mt-2 font-semibold text-gold-200">{step.number}</p>}
							</li>
						))}
					</ol>
					{auditor && <p className="mt-4">{`Our accounts are audited by ${auditor}.`}</p>}
					{pressEmail && (
						<p className="mt-4 [&>a]:underline">
							For journalists: <EmailLink address={pressEmail} />
						</p>
					)}
					<p className="mt-4">
						<a
							href="/notices"
							className="inline-flex min-h-11 items-center font-semibold text-gold-200 underline underline-offset-4 hover:text-white"
						>
							Read the Bank of Ghana notices
						</a>
					</p>
				</Fold>
			</div>
		</Section>
	);
}
