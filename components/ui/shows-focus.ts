/** Whether an element shows the keyboard's focus. Safari below 15.4 cannot say: there the question throws. */
export const showsFocus = (element: Element): boolean =>
	CSS.supports("selector(:focus-visible)") && element.matches(":focus-visible");
