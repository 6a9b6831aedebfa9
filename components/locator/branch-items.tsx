import { BranchFact } from "#components/locator/branch-fact";
import { type ListedBranch, listedBranch } from "#components/locator/locator-data";
import { OpenBadge } from "#components/locator/open-badge";
import { buttonClass } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import { PhoneLink } from "#components/ui/phone-link";
import type { Branch } from "#lib/backend/locator";
import { openingTexts, unusualText } from "#lib/calendar/opening-hours";
import { directionsHref } from "#lib/locator/directions-href";
import { distanceNote, type Position } from "#lib/locator/distance";
import { environment } from "#lib/platform/environment";

type BranchItemsProps = {
	branches: readonly Branch[];
	/** The place of which the visitor reads the distance. */
	from?: Position | undefined;
};

/** The entries of the list. Each opens to show its phone number, area, hours and directions. */
export const BranchItems = ({ branches, from }: BranchItemsProps) =>
	branches.map((branch) => <BranchItem key={branch.id} branch={branch} from={from} />);

/** A branch as scripts need it: without what only its page and its entry say. */
const listed = ({ path: _path, phone: _phone, digitalAddress: _address, ...branch }: Branch): ListedBranch =>
	branch;

type BranchItemProps = Pick<BranchItemsProps, "from"> & { branch: Branch };

function BranchItem({ branch, from }: BranchItemProps) {
	const { name, path, location, position, region } = branch;
	const place = location === name ? region : `${location}, ${region}`;
	const unusual = unusualText(branch, new Date());
	return (
		<li {...listedBranch.attributes(listed(branch))}>
			<details className="group rounded-md border border-line bg-white open:border-brand-300 open:shadow-card hover:border-brand-300">
				<summary className="flex flex-wrap items-center gap-3 rounded-md px-4 py-3.5">
					<span className="min-w-0 grow basis-[5.5em]">
						<span className="block font-semibold text-ink-900">{name}</span>
						<span className="block text-ink-600 text-sm">
							{place}
							<span data-distance="">{from && position && distanceNote(from, position)}</span>
						</span>
						{unusual && <span className="block font-semibold text-gold-800 text-sm">{unusual}</span>}
					</span>
					{branch.hours !== null && <OpenBadge />}
					<Icon name="chevron-down" className="text-brand-600 transition-transform group-open:rotate-180" />
				</summary>
				<Facts branch={branch} />
				<div className="flex flex-wrap gap-2 px-4 pt-3 pb-4">
					{position && (
						<>
							<a
								href={directionsHref(position)}
								target="_blank"
								rel="noopener"
								aria-label={`Directions to ${name}`}
								className={buttonClass("primary", "px-5 text-sm leading-tight")}
							>
								Directions
							</a>
							{environment().MAP_TILE_URL && (
								<button
									type="button"
									data-show-on-map=""
									className={buttonClass("outline", "px-4 text-sm leading-tight noscript:hidden")}
								>
									Show on map
								</button>
							)}
						</>
					)}
					<a href={path} className={buttonClass("outline", "px-4 text-sm leading-tight")}>
						More <span className="sr-only">about {name}</span>
					</a>
				</div>
			</details>
		</li>
	);
}

function Facts({ branch }: { branch: Branch }) {
	const { area, phone, languages, hasWheelchairAccess, hasCashMachine } = branch;
	const extras = [hasWheelchairAccess && "wheelchair access", hasCashMachine && "cash machine"];
	return (
		<dl className="fact-list px-4 pt-1">
			<BranchFact label="Area">{area}</BranchFact>
			<BranchFact label="Phone">
				{phone && <PhoneLink number={phone} className="link inline-flex min-h-6 items-center" />}
			</BranchFact>
			<BranchFact label="Open">{openingTexts(branch, new Date()).hoursOrAsk}</BranchFact>
			<BranchFact label="Languages">{languages.join(", ")}</BranchFact>
			<BranchFact label="There is">{extras.filter(Boolean).join(", ")}</BranchFact>
		</dl>
	);
}
