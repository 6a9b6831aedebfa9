import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { DownloadLink } from "#components/documents/download-link";
import { buttonClass } from "#components/ui/button";
import { useModal } from "#components/ui/dialog";
import { Glyph } from "#components/ui/glyph";
import {
	canPreview,
	isOwnPdf,
	PREVIEW_DEADLINE_MS,
	type SiteDocument,
	VIEWERS,
	type Viewer,
	viewerSrc,
} from "#lib/documents/document-preview";
import { enterDialog, leaveDialog } from "#lib/web/dialog-entry";

type DocumentDialogProps = {
	document: SiteDocument;
	/** Gets the focus when the dialog closes. */
	opener: HTMLElement;
	onClose: () => void;
};

/** The full-screen previewer (behaviour §2 /notices/{id}). Starts with the default viewer each time it opens. */
export function DocumentDialog({ document: file, opener, onClose }: DocumentDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [viewer, setViewer] = useState<Viewer>(VIEWERS[0]);
	const onClosed = useModal(dialog, opener, () => {
		leaveDialog();
		onClose();
	});
	useLayoutEffect(enterDialog, []);

	return (
		<dialog
			ref={dialog}
			aria-labelledby="document-title"
			onClose={onClosed}
			className="m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-white text-ink-800 open:flex"
		>
			<header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b px-4 py-2 lg:px-6">
				<h2 id="document-title" className="line-clamp-2 min-w-0 flex-1 text-lg">
					{file.title}
				</h2>
				<button
					type="button"
					aria-label="Close"
					onClick={() => dialog.current?.close()}
					className="-mr-2 grid size-11 place-items-center rounded-full text-brand-800 hover:bg-brand-100 md:order-last"
				>
					<Glyph path="m6 6 12 12M18 6 6 18" className="size-6" />
				</button>
				{canPreview(file.href) && <ViewerChoice chosen={viewer} onChoose={setViewer} />}
			</header>
			{canPreview(file.href) ? (
				<Preview key={viewer.id} file={file} viewer={viewer} />
			) : (
				<Message title="Preview not available for this file type" file={file}>
					<p>You can open the file or save it on your device.</p>
				</Message>
			)}
		</dialog>
	);
}

function ViewerChoice({ chosen, onChoose }: { chosen: Viewer; onChoose: (viewer: Viewer) => void }) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: two toggles, no form
		<div
			role="group"
			aria-label="Viewer"
			className="flex w-full flex-wrap rounded-xl bg-brand-100 p-1 md:w-auto"
		>
			{VIEWERS.map((viewer) => (
				<button
					key={viewer.id}
					type="button"
					aria-pressed={viewer === chosen}
					onClick={() => onChoose(viewer)}
					className="min-h-10 flex-1 whitespace-nowrap rounded-full px-4 font-semibold text-brand-800 text-sm transition-colors aria-pressed:bg-brand-700 aria-pressed:text-white"
				>
					{viewer.label}
				</button>
			))}
		</div>
	);
}

/**
 * One viewer. Another site's frame raises no error event, and reports the browser's own error page as loaded. So the viewer is
 * also requested directly: a preview has failed if that request fails, or if nothing loads within the timeout. The viewer's
 * response cannot be read, so an error status shows the viewer's own page.
 */
function Preview({ file, viewer }: { file: SiteDocument; viewer: Viewer }) {
	const src = viewerSrc(viewer, file);
	const [state, setState] = useState<"loading" | "shown" | "failed">("loading");

	useEffect(() => {
		if (state !== "loading") return;
		const timer = setTimeout(() => setState("failed"), PREVIEW_DEADLINE_MS);
		return () => clearTimeout(timer);
	}, [state]);

	useEffect(() => {
		const asking = new AbortController();
		fetch(src, {
			method: "HEAD",
			mode: "no-cors",
			credentials: "omit",
			referrerPolicy: "no-referrer",
			signal: asking.signal,
		}).catch(() => {
			if (!asking.signal.aborted) setState("failed");
		});
		return () => asking.abort();
	}, [src]);

	if (state === "failed") {
		return (
			<Message title="Unable to preview this document" file={file}>
				<p>This is what may be wrong:</p>
				<ul className="mt-2 list-disc space-y-1 pl-5 text-left">
					<li>The file was moved or removed.</li>
					<li>{viewer.company} cannot reach the file, or finds it too large.</li>
					<li>Your connection is slow, or it blocks the viewer.</li>
				</ul>
				<p className="mt-3">Try the other viewer above, or download the file.</p>
			</Message>
		);
	}
	return (
		<>
			<div className="relative grow bg-brand-50">
				{state === "loading" && (
					<p role="status" className="absolute inset-0 grid place-items-center p-4 text-center">
						Loading the preview…
					</p>
				)}
				<iframe
					src={src}
					title={`Preview of ${file.title}`}
					sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
					referrerPolicy="no-referrer"
					onLoad={() => setState((before) => (before === "failed" ? before : "shown"))}
					className="absolute inset-0 size-full"
				/>
			</div>
			<footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t px-4 py-2 text-sm lg:px-6">
				<p className="text-ink-700">{viewer.company} runs this viewer and learns the address of the file.</p>
				<p className="flex flex-wrap gap-x-6">
					<a href={file.href} target="_blank" rel="noopener" className="link-alone hover:text-brand-900">
						{isOwnPdf(file) ? "Open in browser" : "Open in New Tab"}
					</a>
					<DownloadLink document={file} className="link-alone hover:text-brand-900">
						Download File
					</DownloadLink>
				</p>
			</footer>
		</>
	);
}

function Message({ title, file, children }: { title: string; file: SiteDocument; children: ReactNode }) {
	return (
		<div role="alert" className="grid grow place-items-center overflow-y-auto bg-brand-50 p-4">
			<div className="w-full max-w-md rounded-lg bg-white p-6 text-center shadow-card md:p-8">
				<p className="font-semibold text-ink-900 text-xl">{title}</p>
				<div className="mt-3">{children}</div>
				<p className="mt-6 flex flex-wrap justify-center gap-3">
					<a href={file.href} target="_blank" rel="noopener" className={buttonClass()}>
						Open in New Tab
					</a>
					<DownloadLink document={file} className={buttonClass("outline")}>
						Download File
					</DownloadLink>
				</p>
			</div>
		</div>
	);
}
