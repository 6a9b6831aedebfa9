import { Portrait } from "#components/about/portrait";
import TestimonialShow from "#components/home/testimonial-show.island";
import { Island } from "#components/ui/island";
import { Section } from "#components/ui/section";
import type { Testimonial } from "#lib/backend/testimonials";

/** Customer quotes (behaviour §2): one at a time on a phone, a marquee on wide screens. */
export const Testimonials = ({ testimonials }: { testimonials: readonly Testimonial[] }) => (
	<Section title="What Our Customers Say" tone="tint" bleed>
		<Island name="testimonial-show" when="visible">
			<TestimonialShow
				quotes={testimonials.map((testimonial, place) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the backend may send one id twice; places are unique
					<Quote key={place} testimonial={testimonial} />
				))}
			/>
		</Island>
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
