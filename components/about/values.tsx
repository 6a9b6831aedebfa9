import { Icon } from "#components/ui/icon";
import { Section } from "#components/ui/section";
import { VALUES } from "#lib/about/about";

export function Values() {
	return (
		<Section title="What We Stand For" intro="Five values, and what each means at work.">
			<ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
				{VALUES.map(({ name, icon, text }) => (
					<li key={name} className="flex gap-4 lg:flex-col lg:gap-3">
						<span className="grid size-12 shrink-0 place-items-center rounded-full bg-gold-100 text-gold-800">
							<Icon name={icon} className="size-6" />
						</span>
						<div>
							<h3 className="text-lg">{name}</h3>
							<p className="mt-1">{text}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
