import type { ReactNode } from "react";
import { Container } from "#components/ui/container";
import { Slider } from "#components/ui/slider.island";

/**
 * The two promotions below every page's content. Both are as high as the higher one, so that changing the slide moves nothing.
 * They are below the first view, so they are never a page's largest paint.
 */
export const PromotionSlider = ({ slides }: { slides: ReactNode[] }) => (
	<aside aria-label="Offers" className="bg-white pt-4 pb-14 md:pt-6 md:pb-20">
		<Container>
			<Slider
				label="Offers"
				arrows
				tone="dark"
				className="kente focus-on-dark overflow-hidden rounded-lg bg-brand-900 text-brand-100 md:rounded-xl"
				controlsClassName="absolute right-5 bottom-6 md:right-auto md:bottom-9 md:left-[calc(57%-8rem)]"
				slides={slides}
			/>
		</Container>
	</aside>
);
