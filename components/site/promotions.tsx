import { ButtonLink } from "#components/ui/button";
import { Container } from "#components/ui/container";
import { Picture } from "#components/ui/picture";
import { Slider } from "#components/ui/slider";
import { requestContext } from "#lib/platform/request-context";
import { type Promotion, promotionsOn } from "#lib/site/promotions";

/**
 * The two promotions below every page's content: a strip on a phone, a band on wide screens. Both are as high as the higher one,
 * so that changing the slide moves nothing.
 * They are below the first view, so they are never a page's largest paint.
 */
export const Promotions = () => (
	<aside aria-label="Offers" className="offers">
		<Container>
			<Slider
				label="Offers"
				when="interaction"
				arrows
				tone="dark"
				className="kente focus-on-dark"
				controlsClassName="promotion-controls"
				slides={promotionsOn(requestContext()?.url).map((promotion) => (
					<Slide key={promotion.title} {...promotion} />
				))}
			/>
		</Container>
	</aside>
);

function Slide({ title, description, amountText, buttonText, image, linkedPage }: Promotion) {
	return (
		<div className="promotion">
			<div className="slide-picture">
				<Picture
					src={image}
					alt=""
					width={900}
					height={700}
					sizes="(min-width: 48rem) 460px, 43px"
					className="size-full object-contain"
				/>
			</div>
			<div className="promotion-words">
				<h2>{title}</h2>
				<p className="promotion-amount">{amountText}</p>
				<p>{description}</p>
			</div>
			<div className="promotion-link">
				<ButtonLink href={linkedPage} variant="on-dark">
					{buttonText}
					<span className="sr-only">{`: ${title}`}</span>
				</ButtonLink>
			</div>
		</div>
	);
}
