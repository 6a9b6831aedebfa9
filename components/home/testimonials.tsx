import { Portrait } from "#components/about/portrait";
import { Icon } from "#components/ui/icon";
import { Enhanced } from "#components/ui/island";
import { PauseButton } from "#components/ui/pause-button";
import { Section } from "#components/ui/section";
import { Slider } from "#components/ui/slider";
import type { Testimonial } from "#lib/backend/testimonials";

const LABEL = "Customers’ words";

/**
 * Customer quotes (behaviour §2), once for every width: a slider below 768 px, an endless marquee above
 * (`testimonial-show.enhancement.ts`). Without script, wide screens show all quotes at rest.
 */
export const Testimonials = ({ testimonials }: { testimonials: readonly Testimonial[] }) => (
	<Section title="What Our Customers Say" tone="tint" bleed>
		<Enhanced name="testimonial-show" when="visible">
			<div className="flex flex-col">
				{/* Before the marquee in tab order, below it visually. Its space is reserved until the marquee starts. */}
				<div className="quote-pause">
					<PauseButton
						className="invisible"
						pause={
							<>
								<Icon name="pause" className="size-4" />
								Pause
								<span className="sr-only">{LABEL}</span>
							</>
						}
						play={
							<>
								<Icon name="play" className="size-4" />
								Play
								<span className="sr-only">{LABEL}</span>
							</>
						}
					/>
				</div>
				<div className="group/band md:overflow-hidden">
					<div className="quote-band group-hover/band:[animation-play-state:paused]">
						<Slider
							label={LABEL}
							when="visible"
							slides={testimonials.map((testimonial, place) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the backend may send one id twice; places are unique
								<Quote key={place} testimonial={testimonial} />
							))}
							arrows
							dots
							className="quote-slider"
							trackClassName="quotes"
							controlsClassName="mt-5 justify-center px-4 md:hidden"
						/>
					</div>
				</div>
			</div>
		</Enhanced>
	</Section>
);

const Quote = ({ testimonial }: { testimonial: Testimonial }) => (
	<figure className="quote">
		<blockquote>
			<p>{testimonial.quote}</p>
		</blockquote>
		<figcaption>
			<span className="quote-face">
				<Portrait member={testimonial} sizes="3.5rem" />
			</span>
			<span>
				<strong>{testimonial.name}</strong>
				{testimonial.role && <span>{testimonial.role}</span>}
			</span>
		</figcaption>
	</figure>
);
