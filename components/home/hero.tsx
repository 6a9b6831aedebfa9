import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Icon, type IconName } from "#components/ui/icon";
import { PicturePanel } from "#components/ui/picture-panel";
import { Slider } from "#components/ui/slider";
import type { CarouselItem } from "#lib/backend/carousel";
import { HERO_ADVANCE_MS, USSD_CODE } from "#lib/company/limits";
import { productsHref } from "#lib/products/product-groups";
import { nonBreaking } from "#lib/text/non-breaking";
import type { SiteLink } from "#lib/web/site-link";
import "./home.css";

type HeroProps = { slides: readonly CarouselItem[] };

/**
 * The top of the home page: identity, what most people come for, and offers, on wide screens in one card. Without slides, the headline
 * and links remain.
 */
export function Hero({ slides }: HeroProps) {
	return (
		<div className="hero kente">
			<Container>
				<div className={slides.length > 0 ? "hero-card" : "focus-on-dark"}>
					<div>
						<h1 tabIndex={-1}>Your Financial Partner in Ghana</h1>
						<p>{`Savings, loans and money transfers, at our branches and on any phone with ${USSD_CODE}.`}</p>
					</div>
					<ul className="hero-tasks">{TASKS.map(Task)}</ul>
					{slides.length > 0 ? <HeroSlides slides={slides} /> : <WaysIn />}
				</div>
			</Container>
		</div>
	);
}

const TASKS: readonly (SiteLink & { icon: IconName })[] = [
	{ label: "Borrow", href: "/can-i-borrow", icon: "banknote" },
	{ label: "Save", href: productsHref("savings"), icon: "piggy-bank" },
	{ label: "Something went wrong", href: "/help", icon: "alert" },
];

const Task = ({ label, href, icon }: (typeof TASKS)[number]) => (
	<li key={href}>
		<a href={href}>
			<Icon name={icon} />
			{label}
		</a>
	</li>
);

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
					sizes="(min-width: 48rem) 640px, 66vw"
					isFirst={place === 0 && "wide"}
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
	<div className="mt-7 flex flex-wrap gap-3">
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
