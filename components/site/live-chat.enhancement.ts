import { closeWhenLeft } from "#components/ui/dismissal";
import { within } from "#lib/web/deadline";

/** Loads nothing of the third party before the first press, nor the code that fetches it. */
export function start(island: HTMLElement): void {
	const root = island.querySelector<HTMLElement>("div");
	const button = root?.querySelector("button");
	const panel = root?.querySelector<HTMLElement>(".chat-panel");
	const status = root?.querySelector("[role=status]");
	if (!root || !button || !panel || !status) return;

	const show = (isOpen: boolean) => {
		panel.classList.toggle("hidden", !isOpen);
		button.setAttribute("aria-expanded", String(isOpen));
	};
	const isOpen = () => !panel.classList.contains("hidden");
	closeWhenLeft(root, { isOpen, close: () => show(false) });

	const isBusy = () => button.getAttribute("aria-busy") === "true";
	/** Whether the visitor still waits for it, who may have gone on to something else (`lib/browser/early-press.ts`). */
	const isAwaited = () => {
		const wasBusy = isBusy();
		button.setAttribute("aria-busy", "false");
		return wasBusy;
	};
	const openProvider = async (scriptUrl: string, globalName: string) => {
		button.setAttribute("aria-busy", "true");
		status.textContent = "Connecting to live chat";
		const isThere = await within(import("./live-chat-provider"))
			.then(({ toggleChatWindow }) => toggleChatWindow({ scriptUrl, globalName }, isAwaited))
			.catch(() => false);
		status.textContent = "";
		return isThere || !isAwaited();
	};
	button.addEventListener("click", async () => {
		if (isOpen()) return show(false);
		if (isBusy()) return;
		const { scriptUrl, globalName } = button.dataset;
		const isThere = scriptUrl && globalName && (await openProvider(scriptUrl, globalName));
		if (!isThere) return show(true);
		// Whether the provider's window is open, only the provider knows.
		button.removeAttribute("aria-expanded");
	});
}
