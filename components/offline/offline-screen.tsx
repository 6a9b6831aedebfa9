import type { ReactNode } from "react";
import { BranchHours } from "#components/locator/branch-hours";
import { GhanaMap } from "#components/locator/ghana-map";
import { Page } from "#components/page/page";
import { ChannelList } from "#components/security/channel-list";
import { NeverAsked } from "#components/security/never-asked";
import { WhoBlocks } from "#components/security/who-blocks";
import { buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Icon } from "#components/ui/icon";
import { LoadFailure } from "#components/ui/load-failure";
import { PageHeading } from "#components/ui/page-heading";
import { PhoneLink } from "#components/ui/phone-link";
import { PhoneText } from "#components/ui/phone-text";
import type { Outcome } from "#lib/backend/client/failure";
import type { Branch } from "#lib/backend/locator";
import { openingTexts, unusualText } from "#lib/calendar/opening-hours";
import { FACTS } from "#lib/company/facts";
import { companyIdentity, phoneToCall } from "#lib/company/identity";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { helpTopics } from "#lib/help/help";
import { offlineNumbers } from "#lib/offline/offline-numbers";
import { WHEN_IN_DOUBT } from "#lib/security/safety";
import { USSD_USES } from "#lib/ussd/ussd-menu";
import { telHref } from "#lib/web/tel-href";
import "./offline.css";

const csa = FACTS.cyberSecurityAuthority.value;

type OfflineScreenProps = { branches: Outcome<Branch[]> };

/** The actions that work without internet. For a page that does not load, the service worker shows its essence (`offline-page.ts`). */
export const OfflineScreen = ({ branches }: OfflineScreenProps) => (
	<Page>
		<PageHeading
			title="Without internet"
			intro={<p>You can still do your mobile banking, call us, and find the nearest branch.</p>}
		>
			<p className="mt-6">
				<a href={USSD_HREF} className={buttonClass("gold", "max-md:w-full")}>
					<Icon name="phone-call" />
					Dial {USSD_CODE}
				</a>
			</p>
		</PageHeading>
		<Container className="grid items-start gap-12 py-8 md:py-14 lg:grid-cols-2 lg:gap-16">
			<Part id="ussd-title" title={`Mobile banking on ${USSD_CODE}`}>
				<p className="mt-2 max-w-[60ch]">
					It needs no internet and works on any phone, 24 hours a day. Dial {USSD_CODE} and press Call. A menu
					comes up on your phone. Read it, and type the number that it gives for what you want:
				</p>
				<ul className="mt-4 list-disc space-y-2 pl-5">
					{USSD_USES.map(({ id, title }) => (
						<li key={id}>{title}</li>
					))}
				</ul>
				<p className="mt-4">
					<a href="/ussd" className="link-alone decoration-brand-300">
						See the steps on a sample menu
					</a>
				</p>
			</Part>
			<Part id="call-title" title="Call or write to us">
				<div className="mt-3">
					<ChannelList channels={offlineNumbers(companyIdentity())} />
				</div>
			</Part>
			<NeverAsked />
			<WhoBlocks />
			<Part id="doubt-title" title="Did somebody ask for it in our name?">
				<ol className="mt-3 list-decimal space-y-2 pl-5 marker:font-semibold">
					{WHEN_IN_DOUBT.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
				<p className="mt-4">
					Lost money to a thief? Go to the police. You can also call the {csa.name} on{" "}
					<a href={telHref(csa.shortCode)} className="link-alone decoration-brand-300">
						{csa.shortCode}
					</a>
					.
				</p>
				<p className="mt-2">
					<a href="/security" className="link-alone decoration-brand-300">
						Is this really us?
					</a>
				</p>
			</Part>
			<FirstSteps />
			<Part id="branches-title" title="Our branches" isWide>
				<div className="mt-2 mb-6">
					<BranchHours />
				</div>
				{branches.ok ? (
					<Branches branches={branches.value} />
				) : (
					<LoadFailure title="The branches could not be loaded" />
				)}
			</Part>
			<LittleData />
		</Container>
	</Page>
);

type PartProps = { id: string; title: string; isWide?: boolean; children: ReactNode };

const Part = ({ id, title, isWide = false, children }: PartProps) => (
	<section aria-labelledby={id} className={isWide ? "lg:col-span-2" : undefined}>
		<h2 id={id} className="text-2xl">
			{title}
		</h2>
		{children}
	</section>
);

/** The first step for each problem, possible without internet. */
function FirstSteps() {
	const company = companyIdentity();
	return (
		<Part id="help-title" title="If something has gone wrong" isWide>
			<dl className="mt-3 grid gap-x-16 gap-y-4 md:grid-cols-2">
				{helpTopics(company).map(({ id, title, steps: [first] }) => (
					<div key={id}>
						<dt className="font-semibold text-ink-900">{title}</dt>
						<dd>
							First: <PhoneText text={first ?? ""} numbers={[phoneToCall(company)]} />
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-4">
				<a href="/help" className="link-alone decoration-brand-300">
					All steps
				</a>
			</p>
		</Part>
	);
}

/** The branches on the drawn map and by region. */
const Branches = ({ branches }: { branches: readonly Branch[] }) => (
	<>
		<div className="offline-map">
			<GhanaMap branches={branches} />
		</div>
		<div className="offline-branches">
			{[...Map.groupBy(branches, ({ region }) => region)].map(([region, its]) => (
				<div key={region}>
					<h3 className="text-lg">{region}</h3>
					<ul className="mt-1 space-y-3">
						{its.map((branch) => (
							<li key={branch.id}>
								<BranchEntry branch={branch} />
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	</>
);

function BranchEntry({ branch }: { branch: Branch }) {
	const { name, location, area, phone } = branch;
	const now = new Date();
	const unusual = unusualText(branch, now);
	// An alert speaks of a day or two, and this page may be read for longer.
	const { hoursOrAsk } = openingTexts({ ...branch, alert: undefined }, now);
	return (
		<>
			<p className="font-semibold text-ink-900">{name}</p>
			<p className="text-sm">
				{[...new Set([location, area])].filter((place) => place && place !== name).join(", ")}
			</p>
			{unusual && <p className="font-semibold text-sm">{unusual}</p>}
			{branch.hours !== undefined && hoursOrAsk && <p className="text-sm">{hoursOrAsk}</p>}
			{phone && <PhoneLink number={phone} className="link-alone decoration-brand-300" />}
		</>
	);
}

/** The effects of 'Use less data' in the footer of every page, also for visitors without script. */
const LittleData = () => (
	<section
		id="less-data"
		aria-labelledby="less-data-title"
		className="scroll-mt-24 rounded-lg bg-brand-50 p-6 md:p-8 lg:col-span-2"
	>
		<h2 id="less-data-title" className="text-xl">
			Little data left?
		</h2>
		<p className="mt-3 max-w-[56ch]">
			Press “Use less data” at the bottom of any page. Then nothing moves by itself. Pages load only when you
			open them. Most pictures are smaller. The numbers on this page are not saved on your phone. Your phone
			remembers your choice for a year. If your browser’s data saver is on, the site does all this already.
		</p>
		<p className="mt-3 max-w-[56ch]">
			The site uses the least data without JavaScript: nothing moves by itself, no page loads before you open
			it, and the map of branches stays a drawing.
		</p>
	</section>
);
