import { senderAddress } from "#lib/platform/visitor-address";
import { countVitals } from "#lib/server/vitals";

/** `POST /api/vitals`: how fast a page was for a visitor who allows analytics. Every request gets the same response. */
export async function POST({ headers, body }: Request) {
	await countVitals(senderAddress(headers), headers, body);
	return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
