import type { useCvFile } from "#components/careers/use-cv-file";
import { Field, wiring } from "#components/ui/field";
import { Glyph } from "#components/ui/glyph";
import { MAX_UPLOAD_TEXT } from "#lib/company/limits";
import { fileSizeText } from "#lib/documents/file-size";
import { APPLICATION_LABELS } from "#lib/submissions/model/application-fields";

/** Types too: some phones offer no file when only extensions are named. */
const ACCEPTED_FILES =
	".pdf,.doc,.docx,.jpg,.jpeg,.png,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,image/jpeg,image/png";

type CvFieldProps = {
	form: string;
	error: string | undefined;
	file: ReturnType<typeof useCvFile>;
	isSending: boolean;
};

/** The field for the CV, which takes a dropped file, too, and shows what was chosen. */
export function CvField({ form, error, file, isSending }: CvFieldProps) {
	const { input, chosen } = file;
	const field = {
		form,
		name: "file",
		label: APPLICATION_LABELS.file,
		hint: `Combine your cover letter and CV in one PDF, max ${MAX_UPLOAD_TEXT}. We also accept Word files (DOC or DOCX) and pictures (JPG or PNG).`,
		error,
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the button inside does the same
		<div
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => {
				event.preventDefault();
				if (!isSending) file.onDrop(event);
			}}
			className="rounded-md border-2 border-line-strong [border-style:dashed] bg-canvas p-4 sm:col-span-2"
		>
			<Field {...field} isRequired>
				{/* The last field: when the server refuses the file midway, it has already read all other fields. */}
				<input
					ref={input}
					type="file"
					accept={ACCEPTED_FILES}
					required
					{...wiring(field)}
					onChange={file.onChange}
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
	);
}
