import { TestimonialShow } from "#components/home/testimonial-show.island";
import { Island } from "#components/ui/island";
import { Picture } from "#components/ui/picture";
import { Section } from "#components/ui/section";
import { TESTIMONIALS, type Testimonial } from "#lib/home/testimonials";

/** Customer quotes (behaviour §2): one at a time on a phone, a marquee on wide screens. */
export const Testimonials = () => (
	<Section title="What Our Customers Say" tone="tint" bleed>
		<Island name="testimonial-show" when="visible">
			<TestimonialShow
				label="Customers’ words"
				quotes={TESTIMONIALS.map((testimonial) => <Quote key={testimonial.id} testimonial={testimonial} />)}
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
			<Picture src={testimonial.avatar} alt="" width={160} height={160} sizes="3.5rem" />
			<span>
				<strong>{testimonial.name}</strong>
				<span>{testimonial.role}</span>
			</span>
		</figcaption>
	</figure>
);
