import Cookies from "js-cookie";
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useLessData } from "#components/offline/use-less-data";
import { CONSENT_COOKIE, CONSENT_DAYS, PREFERENCES_COOKIE } from "#lib/company/constants";
import { ALL_COOKIES, type CookiePreferences, NECESSARY_ONLY, storedPreferences } from "#lib/consent";
import "./cookie-choices.css";

const KINDS = [
	["analytics", "Analytics", "To count visits and find out what works."],
	["marketing", "Marketing", "To show you offers that fit you."],
	["preferences", "Preferences", "To remember how you like this site."],
] as const;

const SECONDARY = "cookie-button";
const PRIMARY = "cookie-button cookie-button-primary";

/**
 * The cookie banner's two views (spec §4). It shows itself when no valid choice is stored, and again when a button marked
 * `data-cookie-settings` is pressed. No dialog: the page behind stays usable. The switch for less data, which keeps a cookie
 * too, comes along: it is wanted on every page and after everything else.
 */
export function CookieChoices() {
	const [view, setView] = useState<"hidden" | "main" | "preferences">(() =>
		readChoice() ? "hidden" : "main",
	);
	const [draft, setDraft] = useState(() => readChoice() ?? NECESSARY_ONLY);
	const [opener, setOpener] = useState<HTMLElement>();
	const heading = useRef<HTMLHeadingElement>(null);
	/** The focus follows the visitor's own presses; it is not taken when the banner comes by itself. */
	const follows = useRef(false);
	useLessData();

	const show = useCallback((next: "main" | "preferences") => {
		follows.current = true;
		setView(next);
	}, []);

	useEffect(() => {
		const onClick = (event: MouseEvent) => {
			const button = (event.target as Element).closest<HTMLElement>("[data-cookie-settings]");
			if (!button) return;
			setDraft(readChoice() ?? NECESSARY_ONLY);
			setOpener(button);
			show("main");
		};
		document.addEventListener("click", onClick);
		return () => document.removeEventListener("click", onClick);
	}, [show]);

	useEffect(() => {
		if (view !== "hidden" && follows.current) heading.current?.focus();
	}, [view]);

	const hide = () => {
		setView("hidden");
		// The focus was on a button that is gone: it goes back where it came from, or on to the content.
		(opener ?? document.getElementById("content"))?.focus({ preventScroll: true });
	};
	const save = (choice: CookiePreferences) => {
		store(choice);
		hide();
	};
	const cancel = () => {
		setDraft(readChoice() ?? NECESSARY_ONLY);
		show("main");
	};
	/** A stored choice can be left as it is; without one the banner stays. */
	const onKey = (event: KeyboardEvent) => {
		if (event.key === "Escape" && readChoice()) hide();
	};

	if (view === "hidden") return null;
	return (
		<section aria-labelledby="cookie-heading" onKeyDown={onKey} className="site-cookies">
			<h2 ref={heading} id="cookie-heading" tabIndex={-1}>
				{view === "main" ? "Cookies on this site" : "Choose your cookies"}
			</h2>
			{view === "main" ? (
				<>
					<p className="mt-1 text-ink-700 text-sm">
						We need a few to make this site work. Others we use only if you agree.{" "}
						<a href="/privacy" className="font-semibold text-brand-700 underline underline-offset-4">
							Privacy Policy
						</a>
					</p>
					<div className="cookie-buttons">
						<button type="button" className={SECONDARY} onClick={() => save(NECESSARY_ONLY)}>
							Reject Non-Essential
						</button>
						<button type="button" className={PRIMARY} onClick={() => save(ALL_COOKIES)}>
							Accept All
						</button>
						<button type="button" className={`${SECONDARY} col-span-2`} onClick={() => show("preferences")}>
							Customize
						</button>
					</div>
				</>
			) : (
				<>
					<ul>
						<Toggle label="Necessary" isOn isLocked>
							To keep this site safe and to remember this choice. Always on.
						</Toggle>
						{KINDS.map(([kind, label, purpose]) => (
							<Toggle
								key={kind}
								label={label}
								isOn={draft[kind]}
								onChange={(isOn) => setDraft({ ...draft, [kind]: isOn })}
							>
								{purpose}
							</Toggle>
						))}
					</ul>
					<div className="cookie-buttons">
						<button type="button" className={SECONDARY} onClick={cancel}>
							Cancel
						</button>
						<button type="button" className={PRIMARY} onClick={() => save(draft)}>
							Save Preferences
						</button>
					</div>
				</>
			)}
		</section>
	);
}

function Toggle({
	label,
	isOn,
	isLocked = false,
	onChange,
	children,
}: {
	label: string;
	isOn: boolean;
	isLocked?: boolean;
	onChange?: (isOn: boolean) => void;
	children: ReactNode;
}) {
	const id = `cookie-${label.toLowerCase()}`;
	return (
		<li>
			<label htmlFor={id}>
				<span>
					<span className="block font-semibold text-ink-900">{label}</span>{" "}
					<span id={`${id}-purpose`} className="block text-ink-700">
						{children}
					</span>
				</span>
				<input
					type="checkbox"
					id={id}
					checked={isOn}
					disabled={isLocked}
					aria-label={label}
					aria-describedby={`${id}-purpose`}
					onChange={(event) => onChange?.(event.target.checked)}
					className="cookie-switch"
				/>
			</label>
		</li>
	);
}

const readChoice = () => storedPreferences(Cookies.get(CONSENT_COOKIE), Cookies.get(PREFERENCES_COOKIE));

/** Both cookies, as the specification names them (§9). */
function store(choice: CookiePreferences) {
	const attributes = {
		expires: CONSENT_DAYS,
		path: "/",
		sameSite: "Lax",
		secure: location.protocol === "https:",
	} as const;
	Cookies.set(PREFERENCES_COOKIE, JSON.stringify(choice), attributes);
	Cookies.set(CONSENT_COOKIE, "true", attributes);
}
