import { GuideScreen } from "#components/legal/guide-screen";
import { buttonClass } from "#components/ui/button";
import { TextField } from "#components/ui/field";
import { Enhanced } from "#components/ui/island";
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

/** What a dormant account is, a search of the published ones, and how to claim one. */
export const DormantAccountsScreen = ({ accounts, typed }: DormantAccountsScreenProps) => (
	<GuideScreen
		page={SITE_PAGES.dormantAccounts}
		intro="Nobody has used it for years, but the money still belongs to its owner, or to the family."
		sections={ABOUT_DORMANT_ACCOUNTS}
	>
		<section aria-labelledby="search-title">
			<h2 id="search-title" className="text-xl md:text-2xl">
				Look for a name
			</h2>
			{!accounts.ok ? (
				<LoadFailure title="The list could not be loaded">
					<p>Please try again in a moment, or ask at any branch: we look for the name with you.</p>
				</LoadFailure>
			) : accounts.value.length === 0 ? (
				<p className="mt-3">
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

const Search = ({ accounts, typed }: SearchProps) => (
	<>
		<p className="mt-3">
			These are the owners whose money goes to the Bank of Ghana next, without amounts.{" "}
			{listedSince(accounts) && (
				<>
					The list stands here since <PublishedOn at={listedSince(accounts)} />.
				</>
			)}
		</p>
		<Enhanced name="posted-form" when="interaction" replays="submits">
			<form
				action="/api/dormant-accounts#found"
				method="post"
				autoComplete="off"
				className="mt-4 grid gap-3 sm:grid-cols-2 sm:items-end"
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
				<button type="submit" className={buttonClass("primary", "min-h-12")}>
					Search the list
				</button>
			</form>
			<div id="found" role="status" tabIndex={-1} className="mt-4 scroll-mt-24">
				{typed !== undefined && <Found accounts={accounts} typed={typed} />}
			</div>
		</Enhanced>
		<p className="mt-2 text-ink-600 text-sm">We do not keep what you search for.</p>
	</>
);

function Found({ accounts, typed }: { accounts: readonly DormantAccount[]; typed: string }) {
	const found = searchDormant(accounts, typed);
	if (found === "too short") return <h3 className="text-lg">Please type at least three letters</h3>;
	const { hits, hasMore } = found;
	if (hits.length === 0)
		return (
			<>
				<h3 className="text-lg">This name is not on the list</h3>
				<p className="mt-1">
					Try another spelling, or one name only. The money may also be with us still, or already at the Bank
					of Ghana. Ask at any branch.
				</p>
			</>
		);
	return (
		<>
			<h3 className="text-lg">
				{hasMore ? "The first 20 names. Type one more name, to see fewer" : `Found: ${hits.length}`}
			</h3>
			<ul className="mt-2 divide-y divide-line border-line border-y">
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
		</>
	);
}
