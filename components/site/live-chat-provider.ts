import { CHAT_POLL_LIMIT_MS, CHAT_POLL_MS } from "#lib/company/limits";

type Provider = { scriptUrl: string; globalName: string };

/** The interface of chat widgets, in Tawk.to's names. A widget may lack some of it. */
type ChatWidget = {
	hideWidget?: () => void;
	showWidget?: () => void;
	maximize?: () => void;
	minimize?: () => void;
	isChatMaximized?: () => boolean;
	onChatMinimized?: () => void;
};

let loading: Promise<ChatWidget> | undefined;
let isShown = false;

/**
 * Toggles the provider's chat window, unless the visitor waits for it no more. The first call loads the third party's script and
 * hides the bubble that it adds. Returns false if the script does not load or respond in time; the next call tries again.
 */
export async function toggleChatWindow(provider: Provider, isAwaited: () => boolean): Promise<boolean> {
	try {
		loading ??= loadWidget(provider);
		const widget = await loading;
		if (!isAwaited()) return true;
		isShown = !(widget.isChatMaximized?.() ?? isShown);
		if (isShown) {
			widget.showWidget?.();
			widget.maximize?.();
		} else {
			widget.minimize?.();
			widget.hideWidget?.();
		}
		return true;
	} catch {
		loading = undefined;
		return false;
	}
}

async function loadWidget({ scriptUrl, globalName }: Provider): Promise<ChatWidget> {
	const script = document.createElement("script");
	const isBlocked = new Promise<never>((_, reject) => {
		script.addEventListener("error", () => reject(new Error("the chat script did not load")));
	});
	script.async = true;
	script.src = scriptUrl;
	document.head.append(script);
	try {
		const widget = await Promise.race([whenAvailable(globalName), isBlocked]);
		widget.hideWidget?.();
		widget.onChatMinimized = () => {
			isShown = false;
			widget.hideWidget?.();
		};
		return widget;
	} catch (error) {
		script.remove();
		throw error;
	}
}

/** The widget sets a global first; its methods follow a moment later. */
function whenAvailable(globalName: string): Promise<ChatWidget> {
	const startedAt = Date.now();
	return new Promise((resolve, reject) => {
		const timer = setInterval(() => {
			const widget = (window as unknown as Record<string, ChatWidget | undefined>)[globalName];
			const isReady = widget?.hideWidget !== undefined || widget?.maximize !== undefined;
			if (!isReady && Date.now() - startedAt < CHAT_POLL_LIMIT_MS) return;
			clearInterval(timer);
			if (widget && isReady) resolve(widget);
			else reject(new Error("the chat did not become available"));
		}, CHAT_POLL_MS);
	});
}
