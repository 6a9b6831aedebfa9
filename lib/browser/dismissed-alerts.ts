/**
 * Remembers, until the window closes, which alerts the visitor has dismissed, and hides them on later pages before the
 * first paint (`lib/response-cache/own-scripts.ts`). It hides them with a constructed style sheet, which the
 * policy admits. A browser without such style sheets or without storage shows the alert again.
 */
const KEY = "dismissed-alerts";

try {
	const ids = new Set((sessionStorage.getItem(KEY) ?? "").split(" ").filter(Boolean));
	const sheet = new CSSStyleSheet();
	const hide = () => {
		const rules = [...ids].map((id) => `dialog[data-alert="${CSS.escape(id)}"]{display:none}`);
		sheet.replaceSync(rules.join(""));
	};
	hide();
	document.adoptedStyleSheets = [sheet];
	addEventListener(
		"close",
		({ target }) => {
			const id = (target as HTMLElement).dataset?.alert;
			if (!id) return;
			ids.add(id);
			sessionStorage.setItem(KEY, [...ids].join(" "));
			hide();
		},
		true,
	);
} catch {}
