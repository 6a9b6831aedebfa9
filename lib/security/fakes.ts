/** What can be made to pass for ours. */
export const FAKE_KINDS = [
	{ value: "number", label: "A phone number" },
	{ value: "message", label: "A message" },
	{ value: "link", label: "A link or website" },
	{ value: "page", label: "A page or profile" },
	{ value: "map", label: "An entry on a map" },
] as const;

/** The site begins the description with it, so that its reader recognises a report. */
export const FAKE_PREFIX = "Report of a fake";

/** 'Report of a fake (a phone number): ' */
export function fakePrefix(kind: string): string {
	const label = FAKE_KINDS.find(({ value }) => value === kind)?.label;
	return `${FAKE_PREFIX}${label ? ` (${label.charAt(0).toLowerCase()}${label.slice(1)})` : ""}: `;
}
