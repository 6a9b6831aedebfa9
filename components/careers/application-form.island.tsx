"use client";

import { missingFields, readContent, wrongFields } from "#components/careers/application-checks";
import { CvField } from "#components/careers/cv-field";
import { useCvFile } from "#components/careers/use-cv-file";
import { FormHead } from "#components/submissions/form-head";
import { SentMessage } from "#components/submissions/form-message";
import { forgetSent } from "#components/submissions/typed-values";
import { type Progress, useSendForm } from "#components/submissions/use-send-form";
import { buttonClass } from "#components/ui/button";
import { TextField } from "#components/ui/field";
import { jobHref } from "#lib/careers/job-category";
import { TYPED_NAME } from "#lib/islands/data-attributes";
import {
	APPLICATION_ALERTS,
	APPLICATION_LABELS,
	APPLICATION_SUCCESS,
	alertText,
	FILE_ERRORS,
} from "#lib/submissions/model/application-fields";
import { isFailure, type Reply } from "#lib/submissions/model/reply";
import type { ReplyPage } from "#lib/submissions/store/reply-pages";

type ApplicationFormProps = {
	job: { id: string; title: string };
	/** The reply to a form sent without script, with the values. */
	replyPage?: ReplyPage;
};

const FORM = "application";

/** The application form (behaviour §2 /careers/{id}, §5): a plain form that, with script, is sent without leaving the page. */
export default function ApplicationForm({ job, replyPage }: ApplicationFormProps) {
	const { typedName, file, reply, turn, message, progress, submit, cancel } = useApplication(job, replyPage);
	const isRetry = reply !== undefined && isFailure(reply) && !reply.errors && file.chosen !== undefined;

	const field = (name: keyof typeof APPLICATION_LABELS) => ({
		form: FORM,
		name,
		label: APPLICATION_LABELS[name],
		error: reply?.errors?.[name],
		defaultValue: replyPage?.values[name],
		required: true,
	});

	if (reply?.receipt && turn > 0) {
		const another = {
			label: "Send another application",
			href: jobHref(job.id),
		};
		return <SentMessage ref={message} form={FORM} reply={reply} turn={turn} another={another} />;
	}

	return (
		<form
			action={`/api/applications/${encodeURIComponent(job.id)}`}
			method="post"
			encType="multipart/form-data"
			{...{ [TYPED_NAME]: typedName }}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void submit(event.currentTarget);
			}}
			className="relative grid gap-5 sm:grid-cols-2"
		>
			<FormHead
				ref={message}
				form={FORM}
				reply={reply}
				turn={turn}
				labels={APPLICATION_LABELS}
				replyPageId={replyPage?.id}
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
			<CvField form={FORM} error={reply?.errors?.file} file={file} isSending={progress !== undefined} />
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

/** The state of one application: its file, its upload, and what came back. `submit` checks the fields before it sends them. */
function useApplication(job: ApplicationFormProps["job"], replyPage: ReplyPage | undefined) {
	const typedName = `${FORM} ${job.id}`;
	const file = useCvFile({
		onChoice: () => setReply(undefined),
		onError: (error) => refuse(error, { file: error }),
	});
	const { reply, turn, setReply, message, progress, send, cancel } = useSendForm({
		firstReply: replyPage?.reply,
		asksBeforeLeaving: true,
		onReply: ({ outcome, receipt }, sent) => {
			if (!receipt) return;
			forgetSent(typedName, sent);
			file.clear();
			if (outcome !== "delivered") return;
			void import("#components/ui/toaster").then(({ showSuccess }) => showSuccess(APPLICATION_SUCCESS));
		},
		lost: {
			message: APPLICATION_ALERTS.uploadFailed,
			detail: "It may have arrived nevertheless. The same application is never taken twice.",
		},
	});
	const refuse = (message: string, errors?: Reply["errors"]) =>
		setReply({ outcome: "invalid", message, errors });

	/** Checks in the browser what it can, before up to five megabytes are uploaded. */
	async function submit(form: HTMLFormElement) {
		const error = await file.error();
		if (error) return refuse(error, { file: error });
		const missing = missingFields(form);
		const wrong = wrongFields(form);
		const errors = { ...missing, ...wrong };
		if (Object.keys(errors).length > 0) return refuse(alertText(missing, wrong), errors);
		const body = await readContent(form);
		if (body) await send(form.action, body);
		else file.refuse(FILE_ERRORS.gone);
	}

	return { typedName, file, reply, turn, message, progress, submit, cancel };
}

/** Takes the focus from the button that was pressed, which is gone. */
const focusOn = (progress: HTMLElement | null) => progress?.focus({ preventScroll: true });

/** The upload's progress, with a Cancel button until everything is uploaded: from then on it may have arrived. */
function Uploading({ share, isSlow, onCancel }: Progress & { onCancel: () => void }) {
	const percent = Math.floor(share * 100);
	const isUploaded = percent === 100;
	return (
		<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
			<label className="min-w-56 grow font-semibold text-ink-900">
				<span>{isSlow ? "Still sending..." : "Sending..."}</span>{" "}
				<span>{isUploaded ? "Uploaded. Waiting for the reply." : `${percent} %`}</span>
				<progress
					ref={focusOn}
					tabIndex={-1}
					max={100}
					value={isUploaded ? undefined : percent}
					className="block h-3 w-full accent-brand-700"
				/>
			</label>
			{!isUploaded && (
				<button type="button" onClick={onCancel} className={buttonClass("outline")}>
					Cancel
				</button>
			)}
		</div>
	);
}
