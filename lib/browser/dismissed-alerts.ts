import { ALERT_ID } from "../islands/data-attributes.ts";

/**
 * Remembers, until the window closes, which alerts the visitor has dismissed, and hides them on later pages before the first paint
 * (`lib/response-cache/own-scripts.ts`), also on one to which the visitor comes back. It hides them with a constructed style sheet,
 * which the policy admits. A browser without such style sheets or without storage shows the alert again.
 */
const KEY = "dismissed-alerts";

try {
	const dismissed = () => (sessionStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
	const sheet = new CSSStyleSheet();
	const hide = () => {
		const rules = dismissed().map((id) => `dialog[${ALERT_ID}="${CSS.escape(id)}"]{display:none}`);
		sheet.replaceSync(rules.join(""));
	};
	hide();
	document.adoptedStyleSheets = [sheet];
	addEventListener("pageshow", hide);
	addEventListener(
		"close",
		({ target }) => {
			const id = (target as HTMLElement).dataset?.alert;
			if (!id) return;
			sessionStorage.setItem(KEY, [...dismissed(), id].join(" "));
			hide();
		},
		true,
	);
} catch {}
