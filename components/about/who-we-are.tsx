import { Picture } from "#components/ui/picture";
import { Section } from "#components/ui/section";
import { aboutFigures, whoWeAre } from "#lib/about/about";
import type { CompanyIdentity } from "#lib/company/identity";

export function WhoWeAre({
	company,
	branchCount,
}: {
	company: CompanyIdentity;
	branchCount: number | undefined;
}) {
	const [lead, ...paragraphs] = whoWeAre(company);
	return (
		<Section title="Who We Are">
			<div className="grid gap-5 md:grid-cols-2 md:items-center md:gap-12 lg:gap-16">
				<div className="max-w-[60ch] space-y-4">
					<p className="font-medium text-ink-900 text-lg md:text-xl">{lead}</p>
					{paragraphs.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				<Picture
					src="/images/branch.webp"
					alt=""
					width={1200}
					height={800}
					sizes="(min-width: 80rem) 545px, (min-width: 48rem) 46vw, 92vw"
					isLarge
					className="wide-picture w-full rounded-lg object-cover"
				/>
			</div>
			<dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(max(7.5em,34%),1fr))] gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
				{aboutFigures(branchCount).map(({ figure, text }) => (
					<div key={text} className="flex flex-col-reverse justify-end bg-white p-3 sm:p-6">
						<dt className="mt-1 text-sm">{text}</dt>
						<dd className="font-bold text-brand-700 text-xl even-figures">{figure}</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
