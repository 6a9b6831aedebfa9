import { GuidePart } from "#components/page/guide-part";
import { Page } from "#components/page/page";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Icon } from "#components/ui/icon";
import { LinkItems } from "#components/ui/link-items";
import { PageHeading } from "#components/ui/page-heading";
import { companyIdentity, phoneToCall } from "#lib/company/identity";
import type { TranslatedJourney } from "#lib/languages/language-files";
import { telHref } from "#lib/web/tel-href";

type JourneyScreenProps = {
	journey: TranslatedJourney;
	/** The other journeys in the language. */
	others: readonly TranslatedJourney[];
};

/** A journey in another language than English. What is the site's own (alerts, menus, footer) stays English. */
export const JourneyScreen = ({ journey, others }: JourneyScreenProps) => {
	const phone = phoneToCall(companyIdentity());
	const { title, intro, sections, frame, into, path, id } = journey;
	const sound = into.sounds[id];
	return (
		<Page>
			<div lang={into.language}>
				<PageHeading title={title} intro={intro} trail="none">
					{sound && (
						// biome-ignore lint/a11y/useMediaCaption: the page is the transcript
						<audio
							controls
							preload="none"
							src={`/content/languages/${sound}`}
							aria-label={frame.listen}
							className="mt-3 w-full max-w-md print:hidden"
						/>
					)}
				</PageHeading>
				<Container className="grid grid-cols-1 items-start gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
					<div className="max-w-[64ch] space-y-10">
						{sections.map((section) => (
							<GuidePart key={section.id} section={section} />
						))}
						<p className="text-ink-600 text-sm">{frame.reviewed}</p>
					</div>
					<aside aria-label={frame.others} className="rounded-lg bg-brand-50 p-6 lg:sticky lg:top-20">
						{phone && (
							<ButtonLink href={telHref(phone)} className="w-full">
								<Icon name="phone-call" /> {frame.call}
							</ButtonLink>
						)}
						{others.length > 0 && <h2 className="mt-5 text-xl">{frame.others}</h2>}
						<ul className="mt-2">
							<LinkItems
								links={others.map(({ href, title }) => ({ href, label: title }))}
								className="link-alone"
							/>
							<li>
								<a href={path} hrefLang="en" className="link-alone">
									{frame.english}
								</a>
							</li>
						</ul>
					</aside>
				</Container>
			</div>
		</Page>
	);
};
