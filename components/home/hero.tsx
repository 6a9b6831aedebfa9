import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { PicturePanel } from "#components/ui/picture-panel";
import { Slider } from "#components/ui/slider";
import type { CarouselItem } from "#lib/backend/carousel";
import { HERO_ADVANCE_MS, USSD_CODE } from "#lib/company/limits";
import { nonBreaking } from "#lib/text/non-breaking";
import "./home.css";

type HeroProps = { slides: readonly CarouselItem[] };

/** The top of the home page: identity and offers. Without slides, the headline and two links remain. */
export function Hero({ slides }: HeroProps) {
	return (
		<div className="hero kente">
			<Container>
				<div>
					<h1 tabIndex={-1}>Your Financial Partner in Ghana</h1>
					<p>{`Savings, loans and money transfers, at our branches and on any phone with ${USSD_CODE}.`}</p>
				</div>
				{slides.length > 0 ? <HeroSlides slides={slides} /> : <WaysIn />}
			</Container>
		</div>
	);
}

const HeroSlides = ({ slides }: { slides: readonly CarouselItem[] }) => (
	<Slider
		label="What is on"
		when="visible"
		everyMs={HERO_ADVANCE_MS}
		dots
		slides={slides.map((slide, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: slides have no other identity than their place
			<HeroSlide key={index} slide={slide} place={index} />
		))}
	/>
);

/** The picture is above the text on a phone, and beside it on wide screens, fading into the card; without one, only its ground is. */
function HeroSlide({ slide, place }: { slide: CarouselItem; place: number }) {
	return (
		<div className="hero-slide">
			<div className={`slide-picture hero-picture ${slide.image ? "" : "max-md:hidden"}`}>
				<PicturePanel
					src={slide.image}
					tone="light"
					width={1600}
					height={900}
					sizes="(min-width: 80rem) 850px, (min-width: 48rem) 75vw, 66vw"
					isFirst={place === 0}
					isLarge
				/>
			</div>
			<div className="hero-words">
				{slide.title && <h2>{slide.title}</h2>}
				{slide.text && <p>{nonBreaking(slide.text)}</p>}
				{slide.href && slide.buttonLabel && <ButtonLink href={slide.href}>{slide.buttonLabel}</ButtonLink>}
			</div>
		</div>
	);
}

const WaysIn = () => (
	<div className="mt-7 flex flex-wrap gap-3 focus-on-dark md:mt-10">
		<ButtonLink href="/products" variant="gold">
			See our products
		</ButtonLink>
		<ButtonLink href="/contact?tab=account" variant="on-dark">
			Ask for an account
		</ButtonLink>
		<ButtonLink href="/locator" variant="on-dark">
			Find a branch
		</ButtonLink>
	</div>
);
