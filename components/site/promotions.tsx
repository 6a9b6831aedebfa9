import { PromotionSlider } from "#components/site/promotion-slider";
import { ButtonLink } from "#components/ui/button";
import { Picture } from "#components/ui/picture";
import { PROMOTIONS } from "#lib/site/promotions";

/** The server's version of the promotions, with their content. */
export const Promotions = () => (
	<PromotionSlider
		slides={PROMOTIONS.map((promotion) => <Promotion key={promotion.title} {...promotion} />)}
	/>
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
		<div className="promotion flex h-full flex-col md:flex-row">
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
