import { QuestionsPanel } from "#components/legal/questions-panel";
import { TextBlocks } from "#components/legal/text-sections";
import { Page } from "#components/page/page";
import { Disclosure } from "#components/ui/disclosure";
import { ReadingColumns } from "#components/ui/reading-columns";
import { companyIdentity } from "#lib/company/identity";
import { privacySections } from "#lib/legal/legal";
import { SITE_PAGES } from "#lib/pages/page-registry";
import { environment } from "#lib/platform/environment";
import { pageMetadata } from "#lib/seo/page-metadata";

export const generateMetadata = () => pageMetadata(SITE_PAGES.privacy);

export default function PrivacyPage() {
	const company = companyIdentity();
	const { RETENTION_DAYS, MAP_TILE_URL, LIVE_CHAT_SCRIPT_URL } = environment();
	const sections = privacySections({
		retentionDays: RETENTION_DAYS,
		registration: company.dataProtectionNumber,
		hasStreetMap: MAP_TILE_URL !== undefined,
		hasLiveChat: LIVE_CHAT_SCRIPT_URL !== undefined,
	});
	return (
		<Page
			title="Privacy Policy"
			intro={`How ${company.name} handles what you tell us on this site, in plain words.`}
		>
			<ReadingColumns
				aside={
					<QuestionsPanel
						title="Your data, your right"
						text="Ask us what we hold about you, or have it corrected or deleted."
					/>
				}
			>
				<div className="space-y-3">
					{sections.map(({ id, title, blocks }, at) => (
						// Without sections, a browser's reader view keeps only the longest text.
						<section key={id}>
							<Disclosure id={id} title={title} isOpen={at === 0}>
								<TextBlocks blocks={blocks} />
							</Disclosure>
						</section>
					))}
				</div>
			</ReadingColumns>
		</Page>
	);
}
