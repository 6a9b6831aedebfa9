import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import useSWR from "swr";
import type { SearchReply } from "#components/search/search-reply";
import { SearchResults, searchHref, searchSummary } from "#components/search/search-results";
import { useModal } from "#components/ui/dialog";
import { hasModifier } from "#components/ui/has-modifier";
import { Icon } from "#components/ui/icon";
import { readJson } from "#components/ui/read-json";
import { SearchBox } from "#components/ui/search-box";
import { listHref } from "#lib/lists/list-pages";
import { SEARCH_MAX_LENGTH } from "#lib/text/text-match";

/** How long a pause in typing starts a search. */
const TYPING_PAUSE_MS = 250;

type SearchDialogProps = {
	/** Gets the focus when the dialog closes. */
	opener: HTMLAnchorElement;
	onClose: () => void;
};

/** The site search in a native modal dialog over the page: the best results as the visitor types, and a link to all results. */
export function SearchDialog({ opener, onClose }: SearchDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const all = useRef<HTMLAnchorElement>(null);
	const [q, setQ] = useState("");
	const { data, error } = useSWR<SearchReply, Error>(
		q ? listHref("/api/search", { q, few: "few" }) : null,
		readJson,
		{ keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
	);
	const reply = q ? data : undefined;
	const onClosed = useModal(dialog, opener, onClose);
	useEffect(() => data && returnLostFocus(dialog.current), [data]);

	const onClick = (event: MouseEvent) => {
		const isBackdrop = event.target === event.currentTarget;
		if (isBackdrop || (!hasModifier(event) && (event.target as Element).closest("a")))
			dialog.current?.close();
	};

	return (
		<dialog
			ref={dialog}
			aria-label="Search"
			onClose={onClosed}
			onClick={onClick}
			onKeyDown={(event) => {
				moveThroughResults(event);
				// In a search field with text, browsers use Escape to clear it.
				if (event.key === "Escape") dialog.current?.close();
			}}
			className="mx-auto mt-4 max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-2xl overflow-y-auto overscroll-contain rounded-lg bg-white text-ink-800 shadow-raised backdrop:bg-black/60"
		>
			<div className="p-4 md:p-6">
				<div className="flex items-end gap-2">
					<div className="grow">
						<SearchField
							onSearch={setQ}
							onSubmit={(words) => {
								if (!all.current) return;
								all.current.href = searchHref(words);
								all.current.click();
							}}
						/>
					</div>
					<button
						type="button"
						aria-label="Close"
						onClick={() => dialog.current?.close()}
						className="grid size-12 shrink-0 place-items-center rounded-full text-brand-800 hover:bg-brand-100"
					>
						<Icon name="close" className="size-6" />
					</button>
				</div>
				<p role="status" className="mt-3 min-h-6 text-ink-700 text-sm">
					{error
						? "The search did not answer. Check your connection, or press Enter to try again."
						: reply && searchSummary(reply)}
				</p>
				{!error && reply && <SearchResults reply={reply} />}
				<a ref={all} href={searchHref(q)} hidden={!reply?.total} className="link-alone mt-4">
					Show all results
				</a>
			</div>
		</dialog>
	);
}

type SearchFieldProps = {
	/** Called after a pause in typing. */
	onSearch: (words: string) => void;
	/** The action of Enter and the button. */
	onSubmit: (words: string) => void;
};

function SearchField({ onSearch, onSubmit }: SearchFieldProps) {
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	const words = () => input.current?.value.trim() ?? "";
	return (
		<search aria-label="Search this site">
			<form
				action="/search"
				onSubmit={(event) => {
					event.preventDefault();
					clearTimeout(timer.current);
					onSubmit(words());
				}}
			>
				<label htmlFor="dialog-search" className="search-label">
					Search this site
				</label>
				<SearchBox
					ref={input}
					id="dialog-search"
					maxLength={SEARCH_MAX_LENGTH}
					autoComplete="off"
					onInput={() => {
						clearTimeout(timer.current);
						timer.current = setTimeout(() => onSearch(words()), TYPING_PAUSE_MS);
					}}
				/>
			</form>
		</search>
	);
}

/** A later response may remove the result that has the focus. */
function returnLostFocus(dialog: HTMLDialogElement | null) {
	const focused = document.activeElement;
	if (dialog?.open && (focused === document.body || focused === dialog))
		dialog.querySelector("input")?.focus();
}

/** The arrow keys move between the field and the results. */
function moveThroughResults(event: KeyboardEvent<HTMLElement>) {
	const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
	if (!step) return;
	const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], a:not([hidden])")];
	const at = stops.indexOf(document.activeElement as HTMLElement);
	const next = stops[at + step];
	if (at === -1 || !next) return;
	event.preventDefault();
	next.focus();
}
