"use client";

import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { FormHead } from "#components/submissions/form-head";
import { SentMessage } from "#components/submissions/sent-message";
import { forgetSent } from "#components/submissions/typed-values";
import { type Progress, useSendForm } from "#components/submissions/use-send-form";
import { buttonClass } from "#components/ui/button";
import { Field, TextField, wiring } from "#components/ui/field";
import { Glyph } from "#components/ui/glyph";
import { MAX_UPLOAD_BYTES } from "#lib/company/limits";
import { fileSizeText } from "#lib/documents/file-size";
import {
	APPLICATION_ALERTS,
	APPLICATION_LABELS,
	APPLICATION_MISSING,
	APPLICATION_SUCCESS,
	type ApplicationFaults,
	alertText,
	FILE_FAULTS,
	tooLongText,
} from "#lib/submissions/model/application-fields";
import { EMAIL_FAULT, LINE_MAX } from "#lib/submissions/model/contact-fields";
import { SIGNATURE_BYTES, signatureOf, typeFault } from "#lib/submissions/model/file-signature";
import { isFailure, type Reply } from "#lib/submissions/model/reply";
import type { StoredResponse } from "#lib/submissions/store/stored-responses";
import { encodedSegment } from "#lib/web/path-segment";

type ApplicationFormProps = {
	job: { id: string; title: string };
	/** The reply to a form sent without script, with the values. */
	response?: StoredResponse;
};

const FORM = "application";
/** Types too: some phones offer no file when only extensions are named. */
const ACCEPTED_FILES =
	".pdf,.doc,.docx,.jpg,.jpeg,.png,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/jpeg,image/png";

/** The application form (behaviour §2 /careers/{id}, §5): a plain form that, with script, is sent without leaving the page. */
export default function ApplicationForm({ job, response }: ApplicationFormProps) {
	const typedName = `${FORM} ${job.id}`;
	const file = useRef<HTMLInputElement>(null);
	/** The fault of the last chosen file, once known. */
	const fileFaultFound = useRef<Promise<string | undefined>>(undefined);
	const [chosen, setChosen] = useState<{ name: string; size: number }>();
	const { reply, turn, setReply, message, progress, send, cancel } = useSendForm({
		firstReply: response?.reply,
		asksBeforeLeaving: true,
		onReply: ({ outcome, receipt }, sent) => {
			if (!receipt) return;
			forgetSent(typedName, sent);
			setChosen(undefined);
			if (outcome !== "delivered") return;
			void import("#components/ui/toaster").then(({ showSuccess }) => showSuccess(APPLICATION_SUCCESS));
		},
		lost: {
			message: APPLICATION_ALERTS.uploadFailed,
			detail: "It may have arrived nevertheless. The same application is never taken twice.",
		},
	});
	const errors = reply?.errors ?? {};
	const isRetry = reply !== undefined && isFailure(reply) && !reply.errors && chosen !== undefined;

	const refuse = (message: string, errors?: Reply["errors"]) =>
		setReply({ outcome: "invalid", message, errors });

	function choose(event: ChangeEvent<HTMLInputElement>) {
		const input = event.target;
		const [picked] = input.files ?? [];
		setChosen(picked);
		setReply(undefined);
		fileFaultFound.current = fileFault(picked).then((fault) => {
			if (!fault || input.files?.[0] !== picked) return undefined;
			refuseFile(fault);
			return fault;
		});
	}

	function refuseFile(fault: string) {
		if (file.current) file.current.value = "";
		setChosen(undefined);
		refuse(fault, { file: fault });
	}

	function onDrop(event: DragEvent) {
		event.preventDefault();
		if (!file.current || progress || event.dataTransfer.files.length === 0) return;
		file.current.files = event.dataTransfer.files;
		file.current.dispatchEvent(new Event("change", { bubbles: true }));
	}

	/** Checks in the browser what it can, before up to five megabytes are uploaded. */
	async function submit(form: HTMLFormElement) {
		const fault = await fileFaultFound.current;
		if (fault) return refuse(fault, { file: fault });
		const missing = missingFields(form);
		const wrong = wrongFields(form);
		const faults = { ...missing, ...wrong };
		if (Object.keys(faults).length > 0) return refuse(alertText(missing, wrong), faults);
		const body = await contentOf(form);
		if (body) await send(form.action, body);
		else refuseFile(FILE_FAULTS.gone);
	}

	const field = (name: keyof typeof APPLICATION_LABELS) => ({
		form: FORM,
		name,
		label: APPLICATION_LABELS[name],
		error: errors[name],
		defaultValue: response?.values[name],
		required: true,
	});

	const fileField = {
		form: FORM,
		name: "file",
		label: APPLICATION_LABELS.file,
		hint: "Combine your cover letter and CV in one PDF, max 5MB. We also accept Word files (DOC or DOCX) and pictures (JPG or PNG).",
		error: errors.file,
	};

	if (reply?.receipt && turn > 0) {
		const another = {
			label: "Send another application",
			href: `/careers/${encodedSegment(job.id)}`,
		};
		return <SentMessage ref={message} form={FORM} reply={reply} turn={turn} another={another} />;
	}

	return (
		<form
			action={`/api/applications/${encodeURIComponent(job.id)}`}
			method="post"
			encType="multipart/form-data"
			data-typed={typedName}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void submit(event.currentTarget);
			}}
			className="relative grid gap-5 sm:grid-cols-2 sm:items-end"
		>
			<FormHead
				ref={message}
				form={FORM}
				reply={reply}
				turn={turn}
				labels={APPLICATION_LABELS}
				returned={response?.id}
			/>
			<input type="hidden" name="career" value={job.title} />
			<TextField {...field("name")} autoComplete="name" className="sm:col-span-2" />
			<TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="024 000 0000" />
			<TextField
				{...field("email")}
				hint="No email? Hand in your application at a branch."
				type="email"
				autoComplete="email"
			/>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the button inside does the same */}
			<div
				onDragOver={(event) => event.preventDefault()}
				onDrop={onDrop}
				className="rounded-md border-2 border-line-strong border-dashed bg-canvas p-4 sm:col-span-2"
			>
				<Field {...fileField} isRequired>
					{/* The last field: when the server refuses the file midway, it has already read all other fields. */}
					<input
						ref={file}
						type="file"
						accept={ACCEPTED_FILES}
						required
						{...wiring(fileField)}
						onChange={choose}
						className="form-file"
					/>
				</Field>
				<p className="mt-2 text-ink-600 text-sm noscript:hidden max-md:hidden">Or drop the file here.</p>
				{chosen && (
					<p className="mt-2 flex items-center gap-2">
						<span className="shrink-0">
							<Glyph path="M20 6L9 17l-5-5" />
						</span>
						<span className="wrap-anywhere min-w-0">{`${chosen.name} (${fileSizeText(chosen.size)})`}</span>
					</p>
				)}
			</div>
			<div className="sm:col-span-2">
				{progress ? (
					<Uploading {...progress} onCancel={cancel} />
				) : (
					<button type="submit" className={buttonClass("primary", "w-full sm:w-auto")}>
						{reply?.outcome === "question" ? "Yes, send it" : isRetry ? "Try again" : "Submit Application"}
					</button>
				)}
			</div>
		</form>
	);
}

/** Takes the focus from the button that was pressed, which is gone. */
const focusOn = (progress: HTMLElement | null) => progress?.focus({ preventScroll: true });

/** The upload's progress, with a Cancel button until everything is uploaded: from then on it may have arrived. */
function Uploading({ share, isSlow, onCancel }: Progress & { onCancel: () => void }) {
	const percent = Math.floor(share * 100);
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
			<label className="min-w-56 grow font-semibold text-ink-900">
				<span>{isSlow ? "Still sending..." : "Sending..."}</span> <span>{`${percent} %`}</span>
				<progress
					ref={focusOn}
					tabIndex={-1}
					max={100}
					value={percent}
					className="block h-3 w-full accent-brand-700"
				/>
			</label>
			{percent < 100 && (
				<button type="button" onClick={onCancel} className={buttonClass("outline")}>
					Cancel
				</button>
			)}
		</div>
	);
}

/** The error of a file before it is sent. If the browser cannot read the file, the server checks it. */
async function fileFault(file: File | undefined): Promise<string | undefined> {
	if (!file) return undefined;
	if (file.size > MAX_UPLOAD_BYTES) return APPLICATION_ALERTS.tooLarge;
	if (file.size === 0) return FILE_FAULTS.empty;
	const head = await file
		.slice(0, SIGNATURE_BYTES)
		.arrayBuffer()
		.catch(() => undefined);
	const start = head && new Uint8Array(head);
	return start && !signatureOf(start) ? typeFault(start, file.name) : undefined;
}

/**
 * The form's content with the file's bytes, or undefined if the browser cannot read the file any more, which it would otherwise
 * notice in the middle of the upload.
 */
async function contentOf(form: HTMLFormElement): Promise<FormData | undefined> {
	const body = new FormData(form);
	const file = body.get("file");
	if (!(file instanceof File) || file.size === 0) return body;
	const bytes = await file.arrayBuffer().catch(() => undefined);
	if (!bytes) return undefined;
	const { name, type, lastModified } = file;
	body.set("file", new File([bytes], name, { type, lastModified }));
	return body;
}

function missingFields(form: HTMLFormElement): ApplicationFaults {
	return Object.fromEntries(
		Object.entries(APPLICATION_MISSING).filter(([name]) => fieldIn(form, name)?.value.trim() === ""),
	);
}

function wrongFields(form: HTMLFormElement): ApplicationFaults {
	const wrong: ApplicationFaults = {};
	for (const name of ["name", "phone", "email"] as const) {
		const field = fieldIn(form, name);
		if ((field?.value.trim().length ?? 0) > LINE_MAX) wrong[name] = tooLongText(APPLICATION_LABELS[name]);
		else if (field?.validity.typeMismatch) wrong[name] = EMAIL_FAULT;
	}
	return wrong;
}

function fieldIn(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
	const field = form.elements.namedItem(name);
	return field instanceof HTMLInputElement ? field : undefined;
}
