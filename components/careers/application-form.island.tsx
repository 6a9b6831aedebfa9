"use client";

import { type ChangeEvent, type DragEvent, type FormEvent, useRef, useState } from "react";
import { emptyForm } from "#components/submissions/form-controls";
import { FormMessage } from "#components/submissions/form-message";
import { UnseenFields } from "#components/submissions/unseen-fields";
import { useSendForm } from "#components/submissions/use-send-form";
import { buttonClass } from "#components/ui/button";
import { Field, TextField, wiring } from "#components/ui/field";
import { Glyph } from "#components/ui/glyph";
import {
	APPLICATION_ALERTS,
	APPLICATION_LABELS,
	APPLICATION_MISSING,
	APPLICATION_SUCCESS,
} from "#lib/application-fields";
import { MAX_UPLOAD_BYTES } from "#lib/company/constants";
import { fileSizeText } from "#lib/file-size";
import type { Reply } from "#lib/submissions/reply";

type ApplicationFormProps = {
	job: { id: string; title: string };
	/** What came of a form sent without script, with what was typed; its file need not be chosen again. */
	kept?: {
		id: string;
		reply: Reply;
		values: Readonly<Record<string, string>>;
		file?: { name: string; bytes: number };
	};
};

const FORM = "application";
const ACCEPTED_FILES = ".pdf,.doc,.docx,.jpg,.jpeg,.png";

/** The application form (spec §2 /careers/{id}, §5). Posts by itself without script; by script it stays on the page. */
export function ApplicationForm({ job, kept }: ApplicationFormProps) {
	const file = useRef<HTMLInputElement>(null);
	const [chosen, setChosen] = useState<{ name: string; size: number }>();
	const { reply, setReply, message, progress, send, cancel, noteInput, Receipt } = useSendForm({
		firstReply: kept?.reply,
		onReply: ({ outcome }, form) => {
			if (outcome !== "success") return;
			emptyForm(form);
			setChosen(undefined);
			void import("#components/ui/toaster").then(({ showSuccess }) => showSuccess(APPLICATION_SUCCESS));
		},
		lostText: APPLICATION_ALERTS.uploadFailed,
	});
	const errors = reply?.errors ?? {};
	const isSending = progress !== undefined;
	const isRetry = reply?.outcome === "failure" && !reply.errors && chosen !== undefined;

	const refuse = (message: string, errors?: Reply["errors"]) =>
		setReply({ outcome: "failure", message, errors });

	function choose(event: ChangeEvent<HTMLInputElement>) {
		const [picked] = event.target.files ?? [];
		if (picked && picked.size > MAX_UPLOAD_BYTES) {
			event.target.value = "";
			setChosen(undefined);
			return refuse(APPLICATION_ALERTS.tooLarge, { file: APPLICATION_ALERTS.tooLarge });
		}
		setChosen(picked);
		setReply(undefined);
	}

	function onDrop(event: DragEvent) {
		event.preventDefault();
		if (!file.current || isSending || event.dataTransfer.files.length === 0) return;
		file.current.files = event.dataTransfer.files;
		file.current.dispatchEvent(new Event("change", { bubbles: true }));
	}

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		const missing = missingFields(event.currentTarget, kept?.file !== undefined);
		if (Object.keys(missing).length === 0) return send(event);
		event.preventDefault();
		refuse(APPLICATION_ALERTS.incomplete, missing);
	}

	const field = (name: keyof typeof APPLICATION_LABELS) => ({
		form: FORM,
		name,
		label: APPLICATION_LABELS[name],
		error: errors[name],
		defaultValue: kept?.values[name],
		required: true,
	});

	const fileField = {
		form: FORM,
		name: "file",
		label: APPLICATION_LABELS.file,
		hint: "Combine your cover letter and CV in one PDF, max 5MB.",
		error: errors.file,
	};

	const result = (
		<FormMessage ref={message} form={FORM} reply={reply} labels={APPLICATION_LABELS} Receipt={Receipt} />
	);

	return (
		<form
			action={`/api/applications/${encodeURIComponent(job.id)}`}
			method="post"
			encType="multipart/form-data"
			noValidate
			onSubmit={onSubmit}
			onInput={noteInput}
			className="relative grid gap-5 sm:grid-cols-2"
		>
			{kept && <div className="sm:col-span-2">{result}</div>}
			<UnseenFields />
			<input type="hidden" name="career" value={job.title} />
			{kept?.file && <input type="hidden" name="reply" value={kept.id} />}
			<TextField {...field("name")} autoComplete="name" className="sm:col-span-2" />
			<TextField {...field("phone")} type="tel" autoComplete="tel" placeholder="024 000 0000" />
			<TextField {...field("email")} type="email" autoComplete="email" />
			{/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the button inside does the same */}
			<div
				onDragOver={(event) => event.preventDefault()}
				onDrop={onDrop}
				className="rounded-md border-2 border-line-strong border-dashed bg-canvas p-4 sm:col-span-2"
			>
				<Field {...fileField} isRequired>
					{kept?.file && !chosen && (
						<p className="mt-2">
							<strong className="wrap-anywhere">{kept.file.name}</strong> ({fileSizeText(kept.file.bytes)}) is
							kept. Choose another file only to replace it.
						</p>
					)}
					{/* The last field: a file that is refused on the way costs no other field. */}
					<input
						ref={file}
						type="file"
						accept={ACCEPTED_FILES}
						required={!kept?.file}
						{...wiring(fileField)}
						onChange={choose}
						className="form-file"
					/>
				</Field>
				<p className="mt-2 text-ink-600 text-sm noscript:hidden max-md:hidden">Or drop the file here.</p>
				{chosen && (
					<p className="mt-2 flex items-center gap-2">
						<Glyph path="M20 6L9 17l-5-5" />
						<span className="wrap-anywhere min-w-0">
							{chosen.name} ({fileSizeText(chosen.size)})
						</span>
					</p>
				)}
			</div>
			<div className="sm:col-span-2">
				{isSending ? (
					<Uploading share={progress} onCancel={cancel} />
				) : (
					<button type="submit" className={buttonClass("primary", "w-full sm:w-auto")}>
						{isRetry ? "Try again" : "Submit Application"}
					</button>
				)}
				{!kept && <div className="has-[p]:mt-5">{result}</div>}
			</div>
		</form>
	);
}

/** How far the upload has come, and the way out. */
function Uploading({ share, onCancel }: { share: number; onCancel: () => void }) {
	const percent = Math.floor(share * 100);
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
			<label className="min-w-56 grow font-semibold text-ink-900">
				Sending... {percent} %
				<progress max={100} value={percent} className="block h-3 w-full accent-brand-700" />
			</label>
			<button type="button" onClick={onCancel} className={buttonClass("outline")}>
				Cancel
			</button>
		</div>
	);
}

function missingFields(form: HTMLFormElement, hasKeptFile: boolean): Record<string, string> {
	const names = ["name", "phone", "email", ...(hasKeptFile ? [] : ["file"])];
	const isEmpty = (name: string) => {
		const field = form.elements.namedItem(name);
		return field instanceof HTMLInputElement && field.value.trim() === "";
	};
	return Object.fromEntries(
		Object.entries(APPLICATION_MISSING).filter(([name]) => names.includes(name) && isEmpty(name)),
	);
}
