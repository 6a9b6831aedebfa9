import type { ReactNode } from "react";
import { Container } from "#components/ui/container";
import { CopyButton } from "#components/ui/copy-button";
import { Fold } from "#components/ui/fold";
import { Icon, type IconName } from "#components/ui/icon";
import { LinkItems } from "#components/ui/link-items";
import { Picture } from "#components/ui/picture";
import { companyIdentity, socialLinks } from "#lib/company/identity";
import { licenceRegister, licencesToday } from "#lib/company/licence";
import { USSD_CODE, USSD_HREF } from "#lib/company/limits";
import { LESS_DATA, PAGE_CONTROL } from "#lib/islands/data-attributes";
import { copyrightYears } from "#lib/site/copyright-years";
import { FOOTER } from "#lib/site/footer-links";
import type { SiteLink } from "#lib/web/site-link";
import { telHref } from "#lib/web/tel-href";

type FooterOptions = {
	keepsOfflineCopy: boolean;
	/** Whether the site shows its embedded content, because no backend is configured. */
	isSample: boolean;
};

/** The footer of every page (behaviour §2): links, contact details and the company's identity. */
export function Footer(options: FooterOptions) {
	return (
		<footer className="site-footer kente focus-on-dark">
			<Container className="pt-5 pb-5 md:pt-12 md:pb-8">
				{options.isSample && (
					<p className="foot-sample">
						<strong>Sample content.</strong> Figures, people and events are examples, not offers or facts.
					</p>
				)}
				<div className="foot-groups">
					<Group heading="Quick Links">
						<Links links={FOOTER.quickLinks} />
					</Group>
					<Group heading="Remittance">
						<Links links={FOOTER.remittance} />
					</Group>
					<Group heading="Resource">
						<Links links={FOOTER.resource} />
					</Group>
					<Group heading="Socials">
						<Links links={FOOTER.socials} />
						<SocialLinks />
					</Group>
					<Group heading="E-Banking">
						<MobileBanking />
					</Group>
					<Group heading="Contact">
						<ContactBlock />
					</Group>
				</div>
				<Closing {...options} />
			</Container>
		</footer>
	);
}

const Group = ({ heading, children }: { heading: string; children: ReactNode }) => (
	<Fold title={<h2>{heading}</h2>} className="foot-group">
		<div className="foot-group-content">{children}</div>
	</Fold>
);

const Links = ({ links }: { links: readonly SiteLink[] }) => (
	<ul className="foot-links">
		<LinkItems links={links} />
	</ul>
);

const SocialLinks = () => (
	<ul className="foot-networks">
		{socialLinks(companyIdentity()).map(({ icon, label, href }) => (
			<li key={icon}>
				<a href={href}>
					<Icon name={icon} />
					<span className="sr-only">{label}</span>
				</a>
			</li>
		))}
	</ul>
);

/** The code as text with a Copy button beside the link, because dialling it from a link fails on iPhones. */
const MobileBanking = () => (
	<>
		<p>Mobile banking on any phone, 24/7. Dial:</p>
		<div className="foot-banking">
			<div className="distant-picture">
				<Picture
					src="/images/ussd.webp"
					alt="A phone that shows the mobile banking code"
					width={700}
					height={900}
					sizes="80px"
				/>
			</div>
			<div>
				<a href={USSD_HREF} className="foot-code">
					{USSD_CODE}
				</a>
				<CopyButton text={USSD_CODE} label="Copy" icon={<Icon name="copy" />} className="foot-copy" />
			</div>
		</div>
	</>
);

function ContactBlock() {
	const { phone, tollFree, email, postalAddress } = companyIdentity();
	return (
		<ul className="foot-links">
			{phone && <ContactLine icon="phone" href={telHref(phone)} text={phone} />}
			{tollFree && (
				<ContactLine icon="phone-call" href={telHref(tollFree)} text={`${tollFree} (toll-free)`} />
			)}
			<ContactLine icon="map-pin" href="/locator" text="Visit a branch" />
			{email && <ContactLine icon="mail" href={`mailto:${email}`} text={email} />}
			{postalAddress && <ContactLine icon="mailbox" text={postalAddress} />}
		</ul>
	);
}

function ContactLine({ icon, href, text }: { icon: IconName; href?: string; text: string }) {
	const content = (
		<>
			<Icon name={icon} />
			{text}
		</>
	);
	return <li>{href ? <a href={href}>{content}</a> : <p>{content}</p>}</li>;
}

/** The company's identity and the small print. Numbers that are not configured are omitted. */
function Closing({ keepsOfflineCopy }: Pick<FooterOptions, "keepsOfflineCopy">) {
	const company = companyIdentity();
	const { number, class: licenceClass } = licencesToday(company).today;
	const register = licenceRegister(licenceClass);
	return (
		<div className="foot-closing">
			<p className="order-last">{`© ${copyrightYears(new Date())} ${company.name}`}</p>
			<Fold title={<span>More</span>} className="foot-more">
				<Links links={FOOTER.more} />
			</Fold>
			<ul className="foot-links foot-small">
				<LinkItems links={FOOTER.legal} />
				<li className="noscript:hidden">
					<button type="button" {...{ [PAGE_CONTROL]: "" }} data-cookie-settings="">
						Cookie settings
					</button>
				</li>
				<li className="noscript:hidden">
					<button
						type="button"
						aria-pressed="false"
						{...{ [PAGE_CONTROL]: "", [LESS_DATA]: "" }}
						value={keepsOfflineCopy ? "on" : "off"}
					>
						Use less data
					</button>
				</li>
			</ul>
			{(number || company.registrationNumber || company.dataProtectionNumber) && (
				<p className="flex basis-full flex-wrap items-center gap-x-5">
					{number && register ? (
						<a href={register} className="inline-flex min-h-11 items-center underline underline-offset-4">
							Bank of Ghana licence {number}
						</a>
					) : (
						number && <span>Bank of Ghana licence {number}</span>
					)}
					{company.registrationNumber && <span>Company registration {company.registrationNumber}</span>}
					{company.dataProtectionNumber && (
						<span>Data Protection Commission registration {company.dataProtectionNumber}</span>
					)}
				</p>
			)}
		</div>
	);
}
