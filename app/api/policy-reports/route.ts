import { environment } from "#lib/platform/environment";
import { countPolicyReport } from "#lib/server/policy-reports";
import { visitorAddress } from "#lib/submissions/form/visitor-address";

/** `POST /api/policy-reports`: what browsers report of the content security policy. The answer is the same for everything. */
export async function POST(request: Request) {
	const address = visitorAddress(request.headers.get("x-forwarded-for"), environment().TRUST_PROXY);
	await countPolicyReport(address, request.body);
	return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}
