import { TestimonialShow } from "#components/home/testimonial-show.island";
import { Picture } from "#components/ui/picture";
import { Section } from "#components/ui/section";
import { TESTIMONIALS, type Testimonial } from "#lib/company/testimonials";

/** What customers say (spec §2): one at a time on a phone, a band that moves past on wide screens. */
export const Testimonials = () => (
	<Section title="What Our Customers Say" tone="tint" bleed>
		<TestimonialShow
			label="Customers’ words"
			quotes={TESTIMONIALS.map((testimonial) => <Quote key={testimonial.id} testimonial={testimonial} />)}
		/>
	</Section>
);

const Quote = ({ testimonial }: { testimonial: Testimonial }) => (
	<figure className="flex h-full flex-col justify-between gap-6 rounded-lg border border-line bg-white p-6">
		<blockquote className="text-ink-800 before:block before:h-9 before:font-bold before:text-4xl before:text-gold-500 before:leading-none before:content-['“']">
			<p>{testimonial.quote}</p>
		</blockquote>
		<figcaption className="flex items-center gap-3">
			<Picture
				src={testimonial.avatar}
				alt=""
				width={160}
				height={160}
				sizes="3.5rem"
				className="size-14 rounded-full bg-brand-100 object-cover"
			/>
			<span>
				<strong className="block text-ink-900">{testimonial.name}</strong>
				<span className="text-ink-700 text-sm">{testimonial.role}</span>
			</span>
		</figcaption>
	</figure>
);
