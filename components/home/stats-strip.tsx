import type { ReactNode } from "react";
import { Container } from "#components/ui/container";
import { Icon, type IconName } from "#components/ui/icon";
import { MOBILE_BANKING_HREF } from "#lib/products/product-link";

const grouped = new Intl.NumberFormat("en-GH");

type StatsStripProps = {
	/** Undefined if it is not known. */
	branchCount: number | undefined;
	customerCount: number;
	isSample: boolean;
};

/** Three numbers along the hero's lower edge (behaviour §2): branches, USSD and customers. */
export const StatsStrip = ({ branchCount, customerCount, isSample }: StatsStripProps) => (
	<section aria-label="At a glance" className="stats">
		<Container>
			<ul>
				<Tile icon="map-pin" value={branchCount?.toString() ?? "All"} href="/locator">
					{branchCount === 1 ? "Branch" : "Branches"}
				</Tile>
				<Tile icon="smartphone" value="24/7" href={MOBILE_BANKING_HREF}>
					USSD Ready
				</Tile>
				<Tile icon="users" value={grouped.format(customerCount)}>
					{isSample ? "Customers (sample)" : "Customers"}
				</Tile>
			</ul>
		</Container>
	</section>
);

type TileProps = { icon: IconName; value: string; href?: string; children: ReactNode };

function Tile({ icon, value, href, children }: TileProps) {
	const content = (
		<>
			<span className="icon-disc">
				<Icon name={icon} />
			</span>
			<span>
				<strong>{value}</strong> <span>{children}</span>
			</span>
			{href && <Icon name="chevron-right" />}
		</>
	);
	return (
		<li>
			{href ? (
				<a href={href} className="stat-tile">
					{content}
				</a>
			) : (
				<div className="stat-tile">{content}</div>
			)}
		</li>
	);
}
