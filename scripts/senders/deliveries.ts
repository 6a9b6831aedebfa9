import type { Received, TargetServer } from "../../e2e/support/delivery-target.ts";

/** The name that the visitor gave, by which a test knows a submission again. */
export function nameOf({ body }: Received): string {
	const { formData, name } = body as { formData?: { name: string }; name?: string };
	return formData?.name ?? name ?? "";
}

/** The deliveries that the target took, by the visitor's name: more than one under different keys is a submission delivered twice. */
export const takenByName = ({ taken }: TargetServer): Map<string, Received[]> =>
	Map.groupBy(taken.values(), nameOf);
