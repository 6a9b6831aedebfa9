import type { ReactNode } from "react";
import { Container } from "#components/ui/container";
import { Icon, type IconName } from "#components/ui/icon";
import { BRANCH_COUNT } from "#lib/company/constants";
import { MOBILE_BANKING_HREF } from "#lib/company/navigation";

const grouped = new Intl.NumberFormat("en-GH");

/** Three figures across the lower edge of the hero (spec §2): branches, USSD and customers. */
export const StatsStrip = ({ customerCount }: { customerCount: number }) => (
	<section aria-label="At a glance" className="relative z-10 -mt-10 md:-mt-14">
		<Container>
			<ul className="grid grid-cols-3 divide-x divide-line overflow-hidden rounded-lg border border-line bg-white shadow-card">
				<Tile icon="map-pin" figure={BRANCH_COUNT.toString()} href="/locator">
					Branches
				</Tile>
				<Tile icon="smartphone" figure="24/7" href={MOBILE_BANKING_HREF}>
					USSD Ready
				</Tile>
				<Tile icon="users" figure={grouped.format(customerCount)}>
					Customers
				</Tile>
			</ul>
		</Container>
	</section>
);

type TileProps = { icon: IconName; figure: string; href?: string; children: ReactNode };

function Tile({ icon, figure, href, children }: TileProps) {
	const content = (
		<>
			<span className="hidden size-13 shrink-0 place-items-center rounded-full bg-brand-100 text-brand-700 md:grid">
				<Icon name={icon} className="size-6" />
			</span>
			<span>
				<strong className="block text-brand-800 text-xl even-figures leading-tight md:text-2xl">
					{figure}
				</strong>{" "}
				<span className="block text-ink-700 text-xs md:text-base">{children}</span>
			</span>
			{href && (
				<Icon
					name="chevron-right"
					className="ml-auto hidden size-5 text-brand-500 transition-transform group-hover:translate-x-1 lg:block"
				/>
			)}
		</>
	);
	const shape =
		"flex h-full items-center gap-4 px-2 py-4 text-center max-md:justify-center md:px-6 md:py-6 md:text-left";
	return (
		<li>
			{href ? (
				<a href={href} className={`group -outline-offset-3 transition-colors hover:bg-brand-50 ${shape}`}>
					{content}
				</a>
			) : (
				<div className={shape}>{content}</div>
			)}
		</li>
	);
}
