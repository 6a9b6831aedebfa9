import { VisitChoice } from "#components/before-you-visit/visit-choice";
import { BranchHours } from "#components/locator/branch-hours";
import { BRANCHES_FAILED } from "#components/locator/branches-failed";
import { OpeningNow } from "#components/locator/opening-now";
import { Page } from "#components/page/page";
import { ButtonLink, buttonClass } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Icon } from "#components/ui/icon";
import { LoadFailureMark } from "#components/ui/load-failure";
import { PhoneLink } from "#components/ui/phone-link";
import { PrintButton } from "#components/ui/print-button";
import type { Branch } from "#lib/backend/locator";
import { lackOf, NO_CHARGE_BY_US, type Visit } from "#lib/before-you-visit/requirements";
import { visitText } from "#lib/before-you-visit/visit-text";
import { calendarDate } from "#lib/calendar/calendar-date";
import { FACTS } from "#lib/company/facts";
import { branchInstead } from "#lib/locator/branch-search";
import { directionsHref } from "#lib/locator/directions-href";
import { whatsappShareHref } from "#lib/web/whatsapp-share";

type VisitScreenProps = {
	visit: Visit;
	branch: Branch | undefined;
	/** Undefined if they could not be loaded. */
	branches: readonly Branch[] | undefined;
	/** The branches that do what the visit is for. */
	able: readonly Branch[];
	/** The full URL of this list. */
	page: string;
};

/** The checklist for one kind of visit, to tick off, print or share. */
export function VisitScreen({ visit, branch, branches, able, page }: VisitScreenProps) {
	const lack = branch && lackOf(visit, branch, able);
	return (
		<Page
			isTask
			title="Before You Visit"
			intro="Bring everything the first time. Choose what you want to do."
		>
			<Container className="grid grid-cols-1 items-start gap-x-14 gap-y-8 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<VisitChoice visit={visit} branch={branch} branches={branches} able={able} />
				<div>
					<Checklist visit={visit} />
					<div className="mt-6 flex flex-wrap gap-3 print:hidden">
						<a
							href={whatsappShareHref(visitText(visit, branch && { ...branch, lack }, page, new Date()))}
							rel="noopener"
							target="_blank"
							className={buttonClass()}
						>
							<Icon name="handset" /> Send by WhatsApp
						</a>
						<PrintButton />
					</div>
					<p className="mt-6 max-w-[56ch] text-ink-700 text-sm">
						Last checked on {calendarDate(new Date(FACTS.visitLists.checkedOn)).text}. Where it says “Ask us”,
						call the branch, because it depends on your case. The branch may ask for more and will tell you
						why.
					</p>
				</div>
				<VisitPlace branch={branch} lack={lack} able={able} />
			</Container>
			{!branches && <LoadFailureMark toast={BRANCHES_FAILED} />}
		</Page>
	);
}

/** The checklist. Visitors can tick off items on screen and on paper; nothing is stored or sent. */
function Checklist({ visit }: { visit: Visit }) {
	return (
		<section id="list" tabIndex={-1} aria-labelledby="list-heading" className="scroll-mt-24 outline-none">
			<h2 id="list-heading" className="text-2xl">
				To {visit.purpose}, bring
			</h2>
			<ul className="mt-5 divide-y divide-line border-line border-y">
				{visit.needs.map(({ what, why, cost }) => (
					<li key={what} className="print:break-inside-avoid">
						<label className="flex cursor-pointer flex-wrap items-start gap-x-4 py-4 print:py-2">
							<input type="checkbox" className="mt-0.5 size-6 shrink-0 cursor-pointer accent-brand-700" />
							<span className="min-w-0 grow basis-[5.5em]">
								<span className="block font-semibold text-ink-900 text-lg leading-snug">{what}</span>
								<span className="block">{why}</span>
							</span>
							<span
								className={`shrink-0 rounded-full px-3 py-0.5 font-semibold text-sm ${cost === NO_CHARGE_BY_US ? "bg-success-50 text-success-700" : "bg-gold-100 text-gold-800"}`}
							>
								<span className="sr-only">Cost: </span>
								{cost}
							</span>
						</label>
					</li>
				))}
			</ul>
			<p className="mt-4 max-w-[56ch]">{visit.note}</p>
		</section>
	);
}

type VisitPlaceProps = Pick<VisitScreenProps, "branch" | "able"> & { lack: string | undefined };

/** Where and when: the phone number and hours of the chosen branch, or the general hours; and which is nearest if it cannot help. */
function VisitPlace({ branch, lack, able }: VisitPlaceProps) {
	const instead = branch && branchInstead(branch, able, new Date());
	return (
		<section
			aria-labelledby="place-heading"
			className="rounded-lg border border-line p-6 lg:sticky lg:top-20 print:break-inside-avoid"
		>
			<h2 id="place-heading" className="text-xl">
				{branch ? (
					<a href={branch.path} className="underline decoration-brand-300 underline-offset-4">
						{branch.name}
					</a>
				) : (
					"Our branches"
				)}
			</h2>
			{branch && (
				<p className="mt-1">
					{branch.location}
					{branch.area && (
						<>
							<br />
							{branch.area}
						</>
					)}
				</p>
			)}
			{branch?.phone && (
				<p className="mt-1">
					<PhoneLink number={branch.phone} className="link-alone gap-2 decoration-brand-300">
						<Icon name="phone" /> {branch.phone}
					</PhoneLink>
				</p>
			)}
			{lack && (
				<p className="mt-3 rounded-md bg-gold-100 px-4 py-3 font-semibold text-ink-900">
					{`${branch?.name} ${lack}.`}
					{instead && (
						<>
							{" The nearest branch that does is "}
							<a href={instead.path} className="link">
								{instead.name}
							</a>
							.
						</>
					)}
				</p>
			)}
			<div className="mt-3 mb-2 text-sm">
				<OpeningNow of={branch} />
			</div>
			<BranchHours of={branch} instead={lack ? undefined : instead} />
			<div className="mt-2 flex flex-wrap gap-3 print:hidden">
				{branch?.position && (
					<ButtonLink
						href={directionsHref(branch.position)}
						target="_blank"
						rel="noopener"
						variant="outline"
						className="px-5"
					>
						Directions
					</ButtonLink>
				)}
				{!branch && (
					<ButtonLink href="/locator" variant="outline" className="px-5">
						Find a branch
					</ButtonLink>
				)}
			</div>
		</section>
	);
}
