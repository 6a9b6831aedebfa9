import { answerCookies } from "#components/site/cookie-choice";
import { BUSY_TEXT, COPY_LABEL, PAGE_CONTROL, SHARE_ITEM } from "#lib/islands/data-attributes";

const COPIED_MS = 2_000;

/**
 * The controls that any page may have: a button copies a text (`COPY_TEXT`), prints the page (`PRINT_PAGE`), opens the
 * device's share sheet (`SHARE_URL`) or the cookie banner (`data-cookie-settings`), or answers it. One listener, so that they also work in
 * what an island renders.
 */
export function followPageControls(): void {
	for (const item of document.querySelectorAll<HTMLElement>(`[${SHARE_ITEM}]`))
		item.hidden = typeof navigator.share !== "function";
	document.addEventListener("click", ({ target }) => {
		sayThatItLoads(target);
		const control = target instanceof Element ? target.closest<HTMLElement>(`[${PAGE_CONTROL}]`) : null;
		if (!control) return;
		const { copy, share, shareTitle, print, cookieSettings, cookieAnswer } = control.dataset;
		if (copy !== undefined) void copyFrom(control, copy);
		// Rejects if the visitor closes the sheet, which is not an error.
		if (share !== undefined) navigator.share({ url: share, title: shareTitle }).catch(() => {});
		if (print !== undefined) window.print();
		if (cookieSettings !== undefined || cookieAnswer !== undefined) answerCookies(control);
	});
}

/** A link that loads the page again says so in the status after it. */
function sayThatItLoads(target: EventTarget | null) {
	const link = target instanceof Element ? target.closest<HTMLElement>(`a[${BUSY_TEXT}]`) : null;
	if (link?.nextElementSibling) link.nextElementSibling.textContent = link.dataset.busyText ?? "";
}

/** The button reads 'Copied' for two seconds, and the status after it says what was copied. */
async function copyFrom(button: HTMLElement, text: string) {
	if (!(await copyText(text))) return;
	const label = button.querySelector(`[${COPY_LABEL}]`);
	const status = button.nextElementSibling;
	if (!label || !status || button.dataset.copied !== undefined) return;
	const before = label.textContent;
	button.dataset.copied = "";
	label.textContent = "Copied";
	status.textContent = `${text} copied`;
	setTimeout(() => {
		delete button.dataset.copied;
		label.textContent = before;
		status.textContent = "";
	}, COPIED_MS);
}

/** Returns whether the text could be copied. The Clipboard API needs https; the older command works without. */
async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		const field = document.createElement("textarea");
		field.value = text;
		field.style.position = "fixed";
		field.style.opacity = "0";
		document.body.append(field);
		field.select();
		const isCopied = document.execCommand("copy");
		field.remove();
		return isCopied;
	}
}
