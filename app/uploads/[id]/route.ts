import { submissionService } from "#lib/submissions/service";
import { unavailableResponse } from "#lib/web/conditional-response";

/** `GET /uploads/{id}?expires=…&signature=…`: an applicant's file, for holders of its signed link. */
export async function GET(request: Request, { params }: RouteContext<"/uploads/[id]">) {
	const { id } = await params;
	const service = await submissionService().catch(() => undefined);
	if (!service) return unavailableResponse();
	return service.cvResponse(id, new URL(request.url).searchParams);
}
