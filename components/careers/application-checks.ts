import { MAX_UPLOAD_BYTES } from "#lib/company/limits";
import {
	APPLICATION_ALERTS,
	APPLICATION_LABELS,
	APPLICATION_MISSING,
	type ApplicationErrors,
	FILE_ERRORS,
	tooLongText,
} from "#lib/submissions/model/application-fields";
import { EMAIL_ERROR, LINE_MAX } from "#lib/submissions/model/contact-fields";
import { fileTypeError, SIGNATURE_BYTES, signatureOf } from "#lib/submissions/model/file-signature";

/** The browser's checks of an application before up to five megabytes are uploaded. */

/** The error of a file before it is sent. If the browser cannot read the file, the server checks it. */
export async function fileError(file: File | undefined): Promise<string | undefined> {
	if (!file) return undefined;
	if (file.size > MAX_UPLOAD_BYTES) return APPLICATION_ALERTS.tooLarge;
	if (file.size === 0) return FILE_ERRORS.empty;
	const head = await file
		.slice(0, SIGNATURE_BYTES)
		.arrayBuffer()
		.catch(() => undefined);
	const start = head && new Uint8Array(head);
	return start && !signatureOf(start) ? fileTypeError(start, file.name) : undefined;
}

/**
 * The form's content with the file's bytes, or undefined if the browser cannot read the file any more, which it would otherwise
 * notice in the middle of the upload.
 */
export async function readContent(form: HTMLFormElement): Promise<FormData | undefined> {
	const body = new FormData(form);
	const file = body.get("file");
	if (!(file instanceof File) || file.size === 0) return body;
	const bytes = await file.arrayBuffer().catch(() => undefined);
	if (!bytes) return undefined;
	const { name, type, lastModified } = file;
	body.set("file", new File([bytes], name, { type, lastModified }));
	return body;
}

export function missingFields(form: HTMLFormElement): ApplicationErrors {
	return Object.fromEntries(
		Object.entries(APPLICATION_MISSING).filter(([name]) => fieldIn(form, name)?.value.trim() === ""),
	);
}

export function wrongFields(form: HTMLFormElement): ApplicationErrors {
	const wrong: ApplicationErrors = {};
	for (const name of ["name", "phone", "email"] as const) {
		const field = fieldIn(form, name);
		if ((field?.value.trim().length ?? 0) > LINE_MAX) wrong[name] = tooLongText(APPLICATION_LABELS[name]);
		else if (field?.validity.typeMismatch) wrong[name] = EMAIL_ERROR;
	}
	return wrong;
}

function fieldIn(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
	const field = form.elements.namedItem(name);
	return field instanceof HTMLInputElement ? field : undefined;
}
