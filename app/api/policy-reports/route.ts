import { environment } from "#lib/platform/environment";
import { countPolicyReport } from "#lib/server/policy-reports";
import { visitorAddress } from "#lib/submissions/form/visitor-address";

/** `POST /api/policy-reports`: browsers' reports about the content security policy. Every request gets the same answer. */
export async function POST(request: Request) {
	const address = visitorAddress(request.headers.get("x-forwarded-for"), environment().TRUST_PROXY);
	await countPolicyReport(address, request.body);
	return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
