/**
 * Remembers which alerts the visitor has closed until the window is closed, and hides them on later pages before anything is drawn
 * (`lib/page-cache/dismissed-alerts-script.ts`). It hides them by a style sheet of its own, which stays when a visitor goes on. A
 * browser that knows no such style sheets, or that stores nothing, shows the alert again.
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
