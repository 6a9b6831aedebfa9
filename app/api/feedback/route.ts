import { environment } from "#lib/platform/environment";
import { takeFeedback } from "#lib/server/feedback";
import { visitorAddress } from "#lib/submissions/form/visitor-address";
import { isOwnForm } from "#lib/submissions/service";

/** `POST /api/feedback`: whether a page answered a question. Leads back to the page, which is the same for everybody. */
export async function POST({ headers, body }: Request) {
	if (!isOwnForm(headers)) return new Response("This form was sent from another website.", { status: 403 });
	const address = visitorAddress(headers.get("x-forwarded-for"), environment().TRUST_PROXY);
	const location = await takeFeedback(address, body);
	return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
