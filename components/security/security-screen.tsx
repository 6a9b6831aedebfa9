import "./security.css";
import type { ReactNode } from "react";
import { Page } from "#components/page/page";
import { ChannelList } from "#components/security/channel-list";
import { FAKE_ANCHOR, FakeReportForm } from "#components/security/fake-report-form";
import { MessageCheckForm } from "#components/security/message-check-form";
import { NeverAsked } from "#components/security/never-asked";
import { SecurityWarnings } from "#components/security/security-warnings";
import { WhoBlocks } from "#components/security/who-blocks";
import { buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { FoldedSection } from "#components/ui/fold";
import { Icon } from "#components/ui/icon";
import { PhoneText } from "#components/ui/phone-text";
import type { Outcome } from "#lib/backend/client/failure";
import type { Notice } from "#lib/backend/notices";
import { FACTS } from "#lib/company/facts";
import { askUsText, companyIdentity, phoneToCall } from "#lib/company/identity";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { checkMessage, isFake } from "#lib/security/message-check";
import { knownChannels, type OfficialChannel } from "#lib/security/official-channels";
import { collectorChecks, WHEN_IN_DOUBT } from "#lib/security/safety";
import { upperFirst } from "#lib/text/first-letter";

type SecurityScreenProps = {
	channels: readonly OfficialChannel[];
	notices: Outcome<Notice[]>;
	/** The message to check, if one was sent. */
	message?: string;
	/** The branches could not be loaded, so their numbers are not among the channels. */
	isBranchUnknown?: boolean;
};

/** How to tell the company from impostors. */
export function SecurityScreen({ channels, notices, message, isBranchUnknown = false }: SecurityScreenProps) {
	const company = companyIdentity();
	const known = knownChannels(channels, company, isBranchUnknown);
	const check = message?.trim() ? checkMessage(message, known) : undefined;
	const fake = check && isFake(check) ? message : undefined;
	return (
		<Page
			isTask
			title={SITE_PAGES.security.title}
			intro="Has somebody called or written in our name? Check it before you answer."
		>
			<Container className="grid items-start gap-8 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_minmax(0,1fr)] lg:gap-16">
				<div className="space-y-8 md:space-y-12">
					{/* On a phone the numbers to call come after all the rest. */}
					<p className="lg:hidden">
						<a href="#block-title" className={buttonClass("primary", "max-md:w-full")}>
							<Icon name="alert" /> I told somebody my PIN
						</a>
					</p>
					<Part id="check-title" title="Check a message, number or link">
						<MessageCheckForm message={message} check={check} />
					</Part>
					<Part
						id="fake-title"
						title="Tell us about a fake"
						anchor={FAKE_ANCHOR}
						onPhones={fake ? "open" : "closed"}
					>
						<FakeReportForm message={fake} />
					</Part>
					<Part id="collector-title" title="Is this our collector?" onPhones="closed">
						<CollectorCheck />
					</Part>
					<Part id="channels-title" title="Our official channels" onPhones="closed">
						<p className="mt-1 mb-3">
							<PhoneText
								text={`Not on this list? ${upperFirst(askUsText(company))} before you answer.`}
								numbers={[phoneToCall(company)]}
							/>
						</p>
						<ChannelList channels={channels.filter(({ isBranch }) => !isBranch)} />
						<p className="mt-4">
							<a href="/locator" className="link">
								Numbers of all branches
							</a>
						</p>
					</Part>
				</div>
				<div className="space-y-6 lg:row-span-2">
					<WhoBlocks />
					<NeverAsked />
					<Report />
				</div>
				<div>
					<Part id="warnings-title" title="Latest warnings" onPhones="closed">
						<SecurityWarnings notices={notices} />
					</Part>
				</div>
			</Container>
		</Page>
	);
}

type PartProps = {
	id: string;
	title: string;
	/** The id of its content. */
	anchor?: string;
	/** As in `FoldedSection`, by default unfolded. */
	onPhones?: "closed" | "open";
	children: ReactNode;
};

const Part = ({ id, onPhones, ...part }: PartProps) => (
	<FoldedSection
		{...part}
		headingId={id}
		headingClass={onPhones ? "text-2xl md:mb-4" : "mb-4 text-2xl"}
		onPhones={onPhones ?? "unfolded"}
	/>
);

/** Steps to take, and whom to contact. */
function Report() {
	const { name, href } = FACTS.supervisor.value;
	const csa = FACTS.cyberSecurityAuthority.value;
	const police = FACTS.police.value;
	const { shortCode: fraudLine } = FACTS.fraudLine.value;
	return (
		<section aria-labelledby="report-title" className="rounded-lg bg-brand-50 p-5">
			<h2 id="report-title" className="text-xl">
				If you are in doubt
			</h2>
			<ol className="mt-3 list-decimal space-y-2 pl-5">
				{WHEN_IN_DOUBT.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
			<h3 className="mt-6 text-lg">Report a crime</h3>
			<ul className="mt-2 list-disc space-y-2 pl-5">
				<li>
					<PhoneText
						text={`Go to any police station, and write down the reference that you get. Are you in danger? Call ${police.emergency} or ${police.shortCode}.`}
						numbers={[police.emergency, police.shortCode]}
					/>
				</li>
				<li>
					<PhoneText
						text={`Did a caller or a text message try to cheat you? Call or text ${fraudLine}, from any network.`}
						numbers={[fraudLine]}
					/>
				</li>
				<li>
					<PhoneText
						text={`Tell the ${csa.name}. Call or text ${csa.shortCode}, or write on WhatsApp to`}
						numbers={[csa.shortCode]}
					/>{" "}
					<a href={`https://wa.me/${csa.whatsapp}`} className="link inline-block py-0.5">
						{csa.whatsappText}
					</a>
					.
				</li>
			</ul>
			<p className="mt-4">
				You may also report it to the {name}, which supervises us:{" "}
				<a href={href} className="link wrap-anywhere">
					{new URL(href).host}
				</a>
			</p>
		</section>
	);
}

/** How to tell the company's collectors from thieves. */
function CollectorCheck() {
	const company = companyIdentity();
	return (
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
}
