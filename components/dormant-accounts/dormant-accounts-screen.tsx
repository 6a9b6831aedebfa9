import { GuideScreen } from "#components/legal/guide-screen";
import { PostedForm, Verdict } from "#components/page/posted-form";
import { TextField } from "#components/ui/field";
import { LoadFailure } from "#components/ui/load-failure";
import { PublishedOn } from "#components/ui/published-on";
import type { Outcome } from "#lib/backend/client/failure";
import {
	ABOUT_DORMANT_ACCOUNTS,
	type DormantAccount,
	listedSince,
	searchDormant,
} from "#lib/dormant-accounts/dormant-accounts";
import { SITE_PAGES } from "#lib/pages/page-registry";

type DormantAccountsScreenProps = {
	accounts: Outcome<readonly DormantAccount[]>;
	/** The name that a visitor posted; undefined on the page that everybody gets. */
	typed: string | undefined;
};

/** An explanation of dormant accounts, a search of the published ones, and how to claim one. */
export const DormantAccountsScreen = ({ accounts, typed }: DormantAccountsScreenProps) => (
	<GuideScreen
		isTask
		page={SITE_PAGES.dormantAccounts}
		intro="Nobody has used it for years, but the money still belongs to its owner, or to the family."
		sections={ABOUT_DORMANT_ACCOUNTS}
	>
		<section aria-labelledby="search-title" className="space-y-3">
			<h2 id="search-title" className="text-xl md:text-2xl">
				Look for a name
			</h2>
			{!accounts.ok ? (
				<LoadFailure title="The list could not be loaded">
					<p>Please try again in a moment, or ask at any branch: we look for the name with you.</p>
				</LoadFailure>
			) : accounts.value.length === 0 ? (
				<p>
					We have no list on this page now. Ask at any branch, or call us: we look for the name with you.
					Asking costs nothing.
				</p>
			) : (
				<Search accounts={accounts.value} typed={typed} />
			)}
		</section>
	</GuideScreen>
);

type SearchProps = { accounts: readonly DormantAccount[]; typed: string | undefined };

function Search({ accounts, typed }: SearchProps) {
	const since = listedSince(accounts);
	return (
		<>
			<p>
				These are the owners whose money goes to the Bank of Ghana next, without amounts.{" "}
				{since && (
					<>
						On this page since <PublishedOn at={since} />.
					</>
				)}
			</p>
			<PostedForm
				action="/api/dormant-accounts"
				submit="Search the list"
				reply={typed !== undefined && <Found accounts={accounts} typed={typed} />}
			>
				<TextField
					name="name"
					form="dormant"
					label="Name of the owner"
					hint="At least three letters. First name or last name first, with or without accents."
					defaultValue={typed}
					maxLength={80}
					required
				/>
			</PostedForm>
			<p className="mt-5 text-ink-600 text-sm">We do not keep what you search for.</p>
		</>
	);
}

function Found({ accounts, typed }: { accounts: readonly DormantAccount[]; typed: string }) {
	const found = searchDormant(accounts, typed);
	if (found === "too short") return <Verdict title="Please type at least three letters" />;
	const { hits, hasMore } = found;
	if (hits.length === 0)
		return (
			<Verdict title="This name is not on the list">
				<p>
					Try another spelling, or one name only. The money may also be with us still, or already at the Bank
					of Ghana. Ask at any branch.
				</p>
			</Verdict>
		);
	return (
		<Verdict
			tone="good"
			title={hasMore ? "The first 20 names. Type one more name, to see fewer" : `Found: ${hits.length}`}
		>
			<ul className="divide-y divide-line">
				{hits.map(({ name, branch, reference, publishedOn }) => (
					<li key={`${reference} ${name}`} className="py-2 wrap-anywhere">
						<p translate="no" className="font-semibold text-ink-900">
							{name}
						</p>
						<p className="text-ink-700 text-sm">
							{[branch, reference && `reference ${reference}`].filter(Boolean).join(", ")}
							{publishedOn && ", on the list since "}
							<PublishedOn at={publishedOn} />
						</p>
					</li>
				))}
			</ul>
		</Verdict>
	);
}
