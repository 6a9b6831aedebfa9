import { Icon, type IconName } from "#components/ui/icon";

export type RelatedLink = { icon: IconName; href: string; label: string; text: string };

const COLUMNS = { 2: "", 3: "lg:grid-cols-3", 4: "xl:grid-cols-4" };

/** Links as large cards, for pages where visitors may not have found what they wanted. */
export function RelatedLinks({
	ways,
	columns,
}: {
	ways: readonly RelatedLink[];
	columns: keyof typeof COLUMNS;
}) {
	/** An odd last card fills its row. */
	const isOdd = ways.length % 2 === 1;
	return (
		<ul className={`grid gap-3 sm:grid-cols-2 sm:gap-4 ${COLUMNS[columns]}`}>
			{ways.map(({ icon, href, label, text }) => (
				<li key={href} className={isOdd ? "md:max-lg:last:col-span-2" : undefined}>
					<a
						href={href}
						className="group flex h-full items-center gap-4 rounded-lg border border-line bg-white p-4 shadow-card transition-colors hover:border-brand-400 sm:p-5"
					>
						<span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-100 text-brand-700">
							<Icon name={icon} className="size-6" />
						</span>
						<span className="min-w-0 leading-snug">
							<span className="block font-semibold text-ink-900 text-lg group-hover:text-brand-700">
								{label}
							</span>{" "}
							<span className="block text-ink-700 text-sm">{text}</span>
						</span>
					</a>
				</li>
			))}
		</ul>
	);
}
