import { BranchHours } from "#components/locator/branch-hours";
import { OpeningNow } from "#components/locator/opening-now";
import { ButtonLink } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import type { Branch } from "#lib/backend/locator";
import { holidaysSoon } from "#lib/calendar/holidays";
import { directionsHref } from "#lib/locator/directions-href";
import { telHref } from "#lib/web/tel-href";

/** Where and when: the phone number and hours of the chosen branch, or the general hours. */
export function VisitPlace({ branch }: { branch: Branch | undefined }) {
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
					"Any of our branches"
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
					<a href={telHref(branch.phone)} className="link-alone gap-2 decoration-brand-300">
						<Icon name="phone" /> {branch.phone}
					</a>
				</p>
			)}
			<div className="mt-3 mb-2 text-sm">
				<OpeningNow holidays={holidaysSoon(new Date())} hours={branch?.hours} />
			</div>
			<BranchHours of={branch} />
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
