import type { RelatedLink } from "#components/ui/related-links";
import { TASKS } from "#lib/site/tasks";

const DETAILS: Record<(typeof TASKS)[number]["href"], Pick<RelatedLink, "icon" | "text">> = {
	"/locator": { icon: "map-pin", text: "Addresses, phone numbers and opening hours" },
	"/help": { icon: "lightbulb", text: "A lost phone, a wrong transfer, a caller who asks for your PIN" },
	"/ussd": { icon: "smartphone", text: "Mobile banking step by step, at any hour" },
	"/rates": { icon: "banknote", text: "Rates, fees and charges" },
	"/can-i-borrow": { icon: "wallet", text: "A few questions, and what to bring" },
};

/** The tasks that most people come for, as cards. */
export const TASK_LINKS: readonly RelatedLink[] = TASKS.map((task) => ({ ...task, ...DETAILS[task.href] }));
