import type { Visit } from "#lib/before-you-visit/requirements";

/** The checklist. Visitors can tick off items on screen and on paper; nothing is stored or sent. */
export function Checklist({ visit }: { visit: Visit }) {
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
								className={`shrink-0 rounded-full px-3 py-0.5 font-semibold text-sm ${cost === "Free" ? "bg-success-50 text-success-700" : "bg-gold-100 text-gold-800"}`}
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
