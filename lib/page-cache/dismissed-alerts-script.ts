/**
 * An alert closes by itself, without script; that it was closed is remembered by one line of script until the window is closed. It
 * stands in the head, so that a later page hides the alert before anything is drawn and nothing moves; an island would come too late,
 * and its code would go to every page. It is admitted by its hash, and only pages drawn while an alert is up carry it.
 *
 * Loaded by Next outside the bundle, through the page cache: imports of the project are relative and few.
 */

/** Hides by a style sheet of its own, which stays when a visitor goes on. A browser that knows none, or keeps nothing, shows it again. */
export const HIDE_DISMISSED = `try{const key="dismissed-alerts",ids=new Set((sessionStorage.getItem(key)||"").split(" ").filter(Boolean)),sheet=new CSSStyleSheet,hide=()=>sheet.replaceSync([...ids].map(id=>'dialog[data-alert="'+CSS.escape(id)+'"]{display:none}').join(""));hide();document.adoptedStyleSheets=[sheet];addEventListener("close",({target})=>{const id=target.dataset?.alert;if(id){ids.add(id);sessionStorage.setItem(key,[...ids].join(" "));hide()}},true)}catch{}`;

/** In text the quote would stand escaped. */
const ALERT = ' data-alert="';

/** A finished page on which an alert that was closed stays hidden; one without an alert as it is. */
export const withEarlyHiding = (html: string): string =>
	html.includes(ALERT) ? html.replace("</head>", () => `<script>${HIDE_DISMISSED}</script></head>`) : html;
