/** The hidden field with which a form says that its sender was asked, and that what is unlikely is right. */
export const CONFIRMATION_FIELD = "sure";

/** Whether a form's fields say so. */
export const isConfirmed = (fields: Readonly<Record<string, string | undefined>>): boolean =>
	fields[CONFIRMATION_FIELD] === "yes";
