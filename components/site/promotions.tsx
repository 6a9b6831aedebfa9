import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Island } from "#components/ui/island";
import { Picture } from "#components/ui/picture";
import { Slider } from "#components/ui/slider.island";
import { PROMOTIONS } from "#lib/site/promotions";

/**
 * The two promotions below every page's content. Both are as high as the higher one, so that changing the slide moves nothing.
 * They are below the first view, so they are never a page's largest paint.
 */
export const Promotions = () => (
	<aside aria-label="Offers" className="bg-white pt-4 pb-14 md:pt-6 md:pb-20">
		<Container>
			<Island name="slider" when="touched">
				<Slider
					label="Offers"
					arrows
					tone="dark"
					className="kente focus-on-dark overflow-hidden rounded-lg bg-brand-900 text-brand-100 md:rounded-xl"
					controlsClassName="absolute right-5 bottom-6 md:right-auto md:bottom-9 md:left-[calc(57%-8rem)]"
					slides={PROMOTIONS.map((promotion) => <Promotion key={promotion.title} {...promotion} />)}
				/>
			</Island>
		</Container>
	</aside>
);

function Promotion({
	title,
	description,
	amountText,
	buttonText,
	image,
	linkedPage,
}: (typeof PROMOTIONS)[number]) {
	return (
		<div className="flex h-full flex-col md:flex-row">
			<div className="slide-picture mt-4 h-44 md:order-last md:mt-0 md:h-88 md:w-[43%] md:py-4 md:pr-6">
				<Picture
					src={image}
					alt=""
					width={900}
					height={700}
					sizes="(min-width: 80rem) 460px, (min-width: 48rem) 40vw, 180px"
					className="size-full object-contain"
				/>
			</div>
			<div className="flex grow flex-col items-start px-5 pt-5 pb-6 md:w-[57%] md:px-10 md:pt-11 md:pb-9 lg:px-14">
				<p className="rounded-full bg-gold-400 px-3.5 py-1 font-semibold text-brand-950 text-sm">
					{amountText}
				</p>
				<h2 className="mt-4 text-2xl text-white">{title}</h2>
				<p className="mt-2 mb-6 max-w-md grow text-base md:text-lg">{description}</p>
				<ButtonLink href={linkedPage} variant="gold">
					{buttonText}
				</ButtonLink>
			</div>
		</div>
	);
}
