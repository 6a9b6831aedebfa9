import { type ComponentType, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLessData } from "#components/site/use-less-data";
import { CONSENT_COOKIE } from "#lib/company/limits";
import { ALL_COOKIES, type CookiePreferences, NECESSARY_ONLY } from "#lib/site/consent";
import { useCloseOnNavigation } from "../ui/use-close-on-navigation";
import type { CookieKindsProps } from "./cookie-kinds";
import "./cookie-choices.css";

const SECONDARY = "cookie-button";
/** Of equal weight: neither answer is pushed. */
const ANSWER = "cookie-button cookie-button-primary";

/** The code that reads and writes cookies is fetched when needed. The first view does not need it. */
const cookieJar = () => import("./cookie-jar");

/**
 * The two views of the cookie banner (behaviour §4). It appears when no valid choice is stored, and again when a button marked
 * `data-cookie-settings` is pressed. It is not a dialog, so the page behind stays usable. The second view, which few visitors
 * open, is fetched on demand. The 'Use less data' switch comes with it, because it also stores a cookie and is needed on every
 * page after everything else.
 */
export function CookieChoices() {
	const [isShown, setShown] = useState(() => !document.cookie.includes(`${CONSENT_COOKIE}=true`));
	/** The second view, while it is shown. */
	const [Kinds, setKinds] = useState<ComponentType<CookieKindsProps>>();
	const [isLost, setLost] = useState(false);
	const [opener, setOpener] = useState<HTMLElement>();
	const heading = useRef<HTMLHeadingElement>(null);
	/** The focus moves after the visitor's own actions, not when the banner appears by itself. */
	const follows = useRef(false);
	useLessData();

	// The style sheet uses this to reserve the space that the banner covers, in the frame in which it appears.
	useLayoutEffect(() => {
		const { dataset } = document.documentElement;
		if (isShown) dataset.cookies = Kinds ? "kinds" : "question";
		else delete dataset.cookies;
	}, [isShown, Kinds]);
	// A reopened banner closes like any panel; an unanswered one stays.
	useCloseOnNavigation(() => opener && setShown(false));

	useEffect(() => {
		// Not needed unless a choice is stored.
		if (document.cookie.includes(CONSENT_COOKIE))
			cookieJar().then(
				({ storedChoice, followChoice }) => {
					if (storedChoice()) followChoice();
					else setShown(true);
				},
				() => {},
			);
		const onClick = (event: MouseEvent) => {
			const button = (event.target as Element).closest<HTMLElement>("[data-cookie-settings]");
			if (!button) return;
			follows.current = true;
			setOpener(button);
			setKinds(undefined);
			setLost(false);
			setShown(true);
			// It may be open already, and scrolled out of a low window.
			heading.current?.focus();
		};
		document.addEventListener("click", onClick);
		return () => document.removeEventListener("click", onClick);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each view takes the focus when it appears
	useEffect(() => {
		if (isShown && follows.current) heading.current?.focus();
	}, [isShown, Kinds]);

	const showKinds = async () => {
		follows.current = true;
		setLost(false);
		try {
			const { CookieKinds } = await import("./cookie-kinds");
			setKinds(() => CookieKinds);
		} catch {
			setLost(true);
		}
	};
	const hide = () => {
		setShown(false);
		// The focused button is gone: return the focus to where it came from, or move it to the content.
		(opener ?? document.getElementById("content"))?.focus({ preventScroll: true });
	};
	/** Hides the banner at once, and shows it again with the focus if the choice could not be stored. */
	const save = async (choice: CookiePreferences) => {
		setLost(false);
		hide();
		try {
			(await cookieJar()).storeChoice(choice);
		} catch {
			follows.current = true;
			setLost(true);
			setShown(true);
		}
	};
	/** Closes the banner if a choice is stored; without one it stays. */
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== "Escape") return;
		cookieJar().then(
			({ storedChoice }) => storedChoice() && hide(),
			() => {},
		);
	};

	if (!isShown) return null;
	return (
		<section
			aria-labelledby="cookie-heading"
			onKeyDown={onKey}
			// A press is likely to follow: fetch the code now, so that the choice is stored even if the visitor leaves right after it.
			onPointerEnter={() => cookieJar().catch(() => {})}
			className="site-cookies"
		>
			<h2 ref={heading} id="cookie-heading" aria-describedby="cookie-loss" tabIndex={-1}>
				{Kinds ? "Choose your cookies" : "Cookies on this site"}
			</h2>
			<p role="status" id="cookie-loss" className="font-semibold text-danger-700 text-sm">
				{isLost && "The connection broke, so nothing was stored. Please press again."}
			</p>
			{Kinds ? (
				<Kinds onSaved={hide} onCancel={() => setKinds(undefined)} />
			) : (
				<>
					<p className="cookie-words mt-1 text-ink-700 text-sm">
						We need a few to make this site work. If you agree, we also measure how fast it is.{" "}
						<a href="/privacy" className="font-semibold text-brand-700 underline underline-offset-4">
							Privacy Policy
						</a>
					</p>
					<div className="cookie-buttons">
						<button type="button" className={ANSWER} onClick={() => save(NECESSARY_ONLY)}>
							Reject Non-Essential
						</button>
						<button type="button" className={ANSWER} onClick={() => save(ALL_COOKIES)}>
							Accept All
						</button>
						<button type="button" className={SECONDARY} onClick={showKinds}>
							Customize
						</button>
					</div>
				</>
			)}
		</section>
	);
}
