import { asSent } from "#components/site/as-sent";
import { PromotionSlider } from "#components/site/promotion-slider";

/** The promotions as the server rendered them: React moves the slides and leaves their content alone. */
export const Promotions = () => (
	<PromotionSlider
		slides={asSent(".promotion").map((slide) => (
			<div key={slide.dangerouslySetInnerHTML.__html} {...slide} />
		))}
	/>
);
