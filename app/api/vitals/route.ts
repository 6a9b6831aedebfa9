import { environment } from "#lib/platform/environment";
import { countVitals } from "#lib/server/vitals";
import { visitorAddress } from "#lib/submissions/form/visitor-address";

/** `POST /api/vitals`: how fast a page was for a visitor who allows analytics. Every request gets the same answer. */
export async function POST({ headers, body }: Request) {
	const address = visitorAddress(headers.get("x-forwarded-for"), environment().TRUST_PROXY);
	await countVitals(address, headers, body);
	return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
