import "server-only";
import { cache } from "react";
import { z } from "zod";
import { read } from "#lib/backend/client/backend-client";
import { count } from "#lib/backend/fields";
import { parseItem } from "#lib/backend/parse-list";
import { outsideRender } from "#lib/platform/request-context";

/** The latest customer count: `data.number`, a whole number of at least 0. */
export const customerCount = z
	.object({ number: count.pipe(z.int().min(0)) })
	.transform(({ number }) => number);

const PATH = "/customer-counts/latest";

/**
 * The latest customer count, and never an older one in place of a failed call (behaviour §7). Throws `BackendFailure`, including for an
 * answer without a number.
 */
export const getCustomerCount = cache(
	(): Promise<number> =>
		outsideRender(async () => {
			const parse = (payload: unknown) => parseItem(payload, customerCount, PATH);
			const { value, failure } = await read({ path: PATH, parse });
			if (failure) throw failure;
			return value;
		}),
);
