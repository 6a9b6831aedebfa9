import { Breadcrumbs } from "#components/ui/breadcrumbs";
import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Picture } from "#components/ui/picture";
import { Slider } from "#components/ui/slider";
import { companyIdentity } from "#lib/company/identity";
import { CAREERS_ADVANCE_MS } from "#lib/company/limits";

const PICTURES = [
	{
		src: "/images/careers-1.webp",
		alt: "A desk with a laptop, papers and a staff badge, and a chair beside it",
	},
	{ src: "/images/careers-2.webp", alt: "A meeting table with five chairs, papers and cups" },
];

/** The hero of the careers screen: an invitation and a slideshow. */
export function CareersHero() {
	return (
		<div className="kente focus-on-dark bg-brand-900 text-brand-100">
			<Container className="grid grid-cols-1 items-center gap-4 py-4 md:grid-cols-2 md:gap-12 md:py-10">
				<div>
					<div className="max-md:hidden">
						<Breadcrumbs trail={[]} here="Careers" />
					</div>
					<h1 tabIndex={-1} className="text-2xl text-white md:mt-4 md:text-3xl">
						Work with {companyIdentity().shortName}
					</h1>
					<p className="mt-1 max-w-md md:mt-3 md:text-lg">
						Help people to save, borrow and manage their money, at our head office or at a branch near you.
					</p>
					<ButtonLink href="#open-roles" variant="gold" className="mt-3 md:mt-7">
						Apply Today
					</ButtonLink>
				</div>
				<Slider
					label="Pictures of our work"
					when="visible"
					everyMs={CAREERS_ADVANCE_MS}
					dots
					tone="dark"
					trackClassName="rounded-lg"
					controlsClassName="mt-2 justify-center"
					slides={PICTURES.map(({ src, alt }, at) => (
						<Picture
							key={src}
							src={src}
							alt={alt}
							width={1200}
							height={800}
							sizes="(min-width: 76rem) 570px, (min-width: 48rem) 46vw, 66vw"
							isFirst={at === 0}
							isLarge
							className="wide-picture w-full bg-brand-800 object-cover"
						/>
					))}
				/>
			</Container>
		</div>
	);
}
