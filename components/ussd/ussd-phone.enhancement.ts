import { USSD_CODE } from "#lib/company/limits";
import { USSD_SCREENS, USSD_START } from "#lib/ussd/ussd-menu";
import { nextUssdScreen, type UssdScreen } from "#lib/ussd/ussd-walk";

/** Stands for a PIN, because visitors should never type one on a website, even to practise. */
const HIDDEN_PIN = "••••";
/** Before the code is dialled. */
const IDLE: UssdScreen = {
	text: "Press Call to begin.",
	asks: { what: "the code", sample: USSD_CODE, to: USSD_START },
};
const ERRORS = { options: "Type one of the numbers above, then Send.", asks: "Type something, then Send." };

/** Makes the sample phone work. It makes no call, sends nothing and fills in the requested input. */
export function start(island: HTMLElement): void {
	const form = island.querySelector("form");
	const field = form?.querySelector("input");
	if (!form || !field) return;
	let screen = IDLE;
	const isEnd = () => !screen.options && !screen.asks;
	const isSecret = () => screen.asks?.isSecret === true;

	const show = (next: UssdScreen) => {
		screen = next;
		field.value = isSecret() ? HIDDEN_PIN : (screen.asks?.sample ?? "");
		showScreen(form, field, screen);
	};
	const type = (typed: string) => {
		if (isSecret() || isEnd()) return;
		field.value = typed;
		showError(form, "");
	};
	const send = () => {
		if (isEnd()) return show(IDLE);
		const isDialled = screen !== IDLE || field.value.trim() === USSD_CODE;
		const next = isDialled ? USSD_SCREENS[nextUssdScreen(screen, field.value) ?? ""] : undefined;
		if (next) return show(next);
		field.value = "";
		showError(
			form,
			screen === IDLE
				? `That is not our code. Dial ${USSD_CODE}`
				: ERRORS[screen.options ? "options" : "asks"],
		);
	};

	// Enter in the field.
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		send();
	});
	form.addEventListener("click", ({ target }) => {
		const button = (target as Element).closest<HTMLElement>("button[type=button]");
		if (button?.dataset.key) type(field.value + button.dataset.key);
		else if (button === partOf(form, "delete")) type(field.value.slice(0, -1));
		else if (button === partOf(form, "cancel")) show(IDLE);
		else if (button === partOf(form, "send")) send();
	});
}

const partOf = (form: HTMLFormElement, name: string) =>
	form.querySelector<HTMLElement>(`[data-part=${name}]`);

function showScreen(form: HTMLFormElement, field: HTMLInputElement, screen: UssdScreen) {
	const { text, options, asks } = screen;
	const isIdle = screen === IDLE;
	const isEnd = !options && !asks;
	const words = partOf(form, "text");
	if (words) {
		words.textContent = text;
		words.className = isIdle ? "text-ink-600" : "font-semibold";
	}
	for (const [index, line] of [...(partOf(form, "options")?.children ?? [])].entries()) {
		const label = options?.[index]?.label;
		line.textContent = label ? `${index + 1}. ${label}` : "";
		line.toggleAttribute("hidden", !label);
	}
	field.setAttribute("aria-label", options ? "Number of your choice" : `Type ${asks?.what}`);
	field.readOnly = asks?.isSecret === true;
	partOf(form, "secret")?.toggleAttribute("hidden", !asks?.isSecret);
	partOf(form, "entry")?.toggleAttribute("hidden", isEnd);
	partOf(form, "cancel")?.toggleAttribute("hidden", isIdle || isEnd);
	const button = partOf(form, "send");
	if (button) button.textContent = isIdle ? "Call" : isEnd ? "Close" : "Send";
	showError(form, "");
}

function showError(form: HTMLFormElement, text: string) {
	const error = partOf(form, "error");
	if (!error) return;
	error.textContent = text;
	error.hidden = text === "";
}
