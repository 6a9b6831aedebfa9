/**
 * Whether visitors have moved the focus to something else than what they pressed, or than where its removal left it. An answer that comes
 * late must not take it from there: somebody may be typing.
 */
export function hasGoneOn(pressed: Element | null): boolean {
	const { activeElement, body } = document;
	return activeElement !== null && activeElement !== body && activeElement !== pressed;
}
