/**
 * Data that the server writes on an element as JSON, and that an enhancement reads from it. Both sides use the same constant, so a
 * field that one of them lacks is a type error.
 *
 * `name` is the attribute's name without `data-`.
 */
export function elementData<T>(name: string) {
	const attribute = `data-${name}`;
	return {
		/** Finds the elements that have the data. */
		selector: `[${attribute}]`,
		/** The attribute, to be spread on the element. */
		attributes: (value: T): Record<string, string> => ({ [attribute]: JSON.stringify(value) }),
		/** The data of an element that `selector` found. Throws `SyntaxError` for any other. */
		read: (element: Element): T => JSON.parse(element.getAttribute(attribute) ?? ""),
	};
}
