import { getProducts } from "#lib/backend/products";
import { senderAddress } from "#lib/platform/visitor-address";
import { takeFeedback } from "#lib/server/feedback";
import { isOwnForm } from "#lib/submissions/form/own-form";

/** `POST /api/feedback`: whether a page answered a question. Leads back to the page, which is the same for everybody. */
export async function POST({ headers, body }: Request) {
	if (!isOwnForm(headers)) return new Response("This form was sent from another website.", { status: 403 });
	const location = await takeFeedback(senderAddress(headers), body, async () =>
		(await getProducts()).map(({ path }) => path),
	);
	return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
