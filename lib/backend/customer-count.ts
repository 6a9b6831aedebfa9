import "server-only";
import { cache } from "react";
import { z } from "zod";
import { readBackend } from "#lib/backend/client/backend-client";
import { number } from "#lib/backend/fields";
import { parseItem } from "#lib/backend/parse-list";

/** The latest customer count: `data.number`, a whole number of at least 0. */
export const customerCount = z
	.object({ number: number.pipe(z.int().min(0)) })
	.transform(({ number }) => number);

const PATH = "/customer-counts/latest";

/** The latest customer count. Throws `BackendFailure`, including for an answer without a number. */
export const getCustomerCount = cache(
	async (): Promise<number> =>
		readBackend({ path: PATH, parse: (payload) => parseItem(payload, customerCount, PATH) }),
);
