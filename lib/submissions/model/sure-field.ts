/** The hidden field with which a form says that its sender was asked and is sure. */
export const SURE_FIELD = "sure";

/** Whether that field says so; accepts any form input. */
export const isSure = (value: unknown): boolean => value === "yes";
