import type { Received, TargetServer } from "../../e2e/delivery-target.ts";

/** The name that the visitor gave, by which a test knows a submission again. */
export function nameOf({ body }: Received): string {
	const { formData, name } = body as { formData?: { name: string }; name?: string };
	return formData?.name ?? name ?? "";
}

/** What the delivery target took, by the visitor's name: more than one under different keys is a submission delivered twice. */
export const takenByName = ({ taken }: TargetServer): Map<string, Received[]> =>
	Map.groupBy(taken.values(), nameOf);

/** How many of these submissions the delivery target lacks, and how many of all it took twice. */
export function lostAndDoubled(target: TargetServer, names: Iterable<string>) {
	const taken = takenByName(target);
	return {
		lost: [...names].filter((name) => !taken.has(name)).length,
		doubled: [...taken.values()].filter((each) => each.length > 1).length,
	};
}
