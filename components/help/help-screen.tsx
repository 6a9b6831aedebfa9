import { Sources } from "#components/legal/sources";
import { Feedback } from "#components/page/feedback";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Disclosure } from "#components/ui/disclosure";
import { Icon } from "#components/ui/icon";
import { PhoneText } from "#components/ui/phone-text";
import { OPENING_HOURS_TEXT } from "#lib/calendar/opening-hours";
import { companyIdentity, phoneToCall, whatsappHref } from "#lib/company/identity";
import { helpTopics } from "#lib/help/help";
import type { HelpTopic } from "#lib/help/help-topic";
import type { NotOffered } from "#lib/help/not-offered";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { telHref } from "#lib/web/tel-href";

type HelpScreenProps = { notOffered: readonly (NotOffered & { id: string })[] };

/** The steps when something has gone wrong, and what the company does not offer. */
export function HelpScreen({ notOffered }: HelpScreenProps) {
	const company = companyIdentity();
	const number = phoneToCall(company);
	const chat = whatsappHref(company);
	const topics = helpTopics(company);
	return (
		<Page title={SITE_PAGES.help.title} intro="Find what went wrong, and do the steps in order, at once.">
			<Container className="grid grid-cols-1 items-start gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
				<div className="space-y-3">
					{topics.map((topic) => (
						<HelpTopicPanel key={topic.id} topic={topic} />
					))}
					{notOffered.length > 0 && (
						<Disclosure id="not-offered" title="What we do not offer">
							<ul className="list-disc space-y-2 pl-5">
								{notOffered.map(({ id, what, instead }) => (
									<li key={id} id={id}>
										<strong>{what}.</strong> {instead}
									</li>
								))}
							</ul>
						</Disclosure>
					)}
					<Sources sections={topics} />
					<Feedback page={SITE_PAGES.help.path} />
				</div>
				<aside aria-labelledby="help-call" className="rounded-lg bg-brand-50 p-6 lg:sticky lg:top-20">
					<h2 id="help-call" className="text-xl">
						Talk to us
					</h2>
					<p className="mt-4 flex flex-wrap gap-3">
						{number && (
							<ButtonLink href={telHref(number)} className="grow">
								<Icon name="phone-call" /> Call {number}
							</ButtonLink>
						)}
						{chat && (
							<ButtonLink href={chat} variant="outline" className="grow">
								<Icon name="handset" /> WhatsApp
							</ButtonLink>
						)}
						<ButtonLink href="/locator" variant="outline" className="grow">
							<Icon name="map-pin" /> Find a branch
						</ButtonLink>
					</p>
					{number && company.phoneHours && <p className="mt-4">We answer calls {company.phoneHours}.</p>}
					{number && company.phoneLanguages && <p className="mt-2">We speak {company.phoneLanguages}.</p>}
					<p className="mt-2">Branches are usually open {OPENING_HOURS_TEXT}.</p>
					<p className="mt-2">We never ask for your PIN.</p>
				</aside>
			</Container>
		</Page>
	);
}

/** One topic: numbered steps, in which the company's number is a link, what to have ready, and related links. */
const HelpTopicPanel = ({ topic: { id, title, steps, haveReady, links } }: { topic: HelpTopic }) => (
	<Disclosure id={id} title={title}>
		<ol className="list-decimal space-y-2 pl-5 marker:font-semibold">
			{steps.map((step) => (
				<li key={step}>
					<PhoneText text={step} numbers={[phoneToCall(companyIdentity())]} />
				</li>
			))}
		</ol>
		<h3 className="mt-5 text-base">Have ready</h3>
		<ul className="mt-2 list-disc space-y-1 pl-5">
			{haveReady.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
		<p className="mt-4 flex flex-wrap gap-x-5">
			{links.map(({ label, href }) => (
				<a key={href} href={href} className="link-alone">
					{label}
				</a>
			))}
		</p>
	</Disclosure>
);
