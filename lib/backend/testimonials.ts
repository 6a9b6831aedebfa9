import "server-only";
import { z } from "zod";
import { identifier, idOf, picture, pictureOf, pictureUrl, text, unusable } from "#lib/backend/fields";
import { listReader } from "#lib/backend/readers";

/** A customer's words on the home page (behaviour §3). */
export const testimonial = z
	.object({ ...identifier, ...picture, avatar: pictureUrl, name: text, role: text, quote: text })
	.transform((wire, context) => {
		if (!wire.quote || !wire.name) {
			const field = wire.quote ? "name" : "quote";
			return unusable(context, field, "a testimonial needs a quote and a name");
		}
		return {
			id: idOf(wire) ?? wire.name,
			name: wire.name,
			role: wire.role,
			quote: wire.quote,
			image: wire.avatar ?? pictureOf(wire),
		};
	});
export type Testimonial = z.output<typeof testimonial>;

/** All testimonials, in the backend's order; none if the backend has no such list. Throws `BackendFailure`. */
export const getTestimonials = listReader("/testimonials", testimonial);
