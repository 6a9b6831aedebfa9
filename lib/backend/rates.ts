import "server-only";
import { z } from "zod";
import { day } from "#lib/backend/dates";
import { figure, identifier, idOf, link, oneOf, text, unusable } from "#lib/backend/fields";
import { listReader } from "#lib/backend/readers";
import { rateKind } from "#lib/rates/rate-groups";

/**
 * A rate, fee or charge. Only one with a start date is shown, because nobody vouches for an undated rate. `kind` is loan, savings,
 * fee or transfer; `value` with `unit` reads '36' and '% a year', '5.00' and 'GHS'; `method` of a loan is flat or reducing;
 * `charged_when` says when a fee is paid.
 */
export const rate = z
	.object({
		...identifier,
		name: text,
		kind: text.meta({
			description: "Free text: loan, savings, fee and transfer have tables of their own",
		}),
		value: figure,
		unit: text.meta({ description: "The unit of `value`", examples: ["% a year", "GHS"] }),
		method: oneOf("flat", "reducing").meta({ description: "How the interest of a loan is counted" }),
		conditions: text,
		charged_when: text.meta({ description: "When a fee is paid" }),
		valid_from: day,
		valid_until: day,
		published_by: text,
		source: link,
	})
	.transform((wire, context) => {
		const { name, value, valid_from: from } = wire;
		if (!name || !value || !from) {
			const field = name ? (value ? "valid_from" : "value") : "name";
			return unusable(context, field, "a rate needs a name, a value and the day from which it applies");
		}
		return {
			id: idOf(wire) ?? name,
			name,
			kind: rateKind(wire.kind),
			value,
			unit: wire.unit,
			method: wire.method,
			conditions: wire.conditions,
			chargedWhen: wire.charged_when,
			/** Dates in Ghana, `YYYY-MM-DD`. */
			from,
			until: wire.valid_until,
			publishedBy: wire.published_by,
			sourceHref: wire.source,
		};
	});
export type Rate = z.output<typeof rate>;

/** All rates, fees and charges, in the backend's order; none if the backend has no such list. Throws `BackendFailure`. */
export const getRates = listReader("/rates", rate);
