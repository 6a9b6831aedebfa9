import { type ComponentType, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLessData } from "#components/site/use-less-data";
import { CONSENT_COOKIE } from "#lib/company/limits";
import { ALL_COOKIES, type CookiePreferences, NECESSARY_ONLY } from "#lib/site/consent";
import { useCloseOnNavigation } from "../ui/use-close-on-navigation";
import type { CookieKindsProps } from "./cookie-kinds";
import "./cookie-choices.css";

const SECONDARY = "cookie-button";
const PRIMARY = "cookie-button cookie-button-primary";

/** What reads and writes cookies is fetched when there is one to read or write: a first view needs it not. */
const cookieJar = () => import("./cookie-jar");

/**
 * The cookie banner's two views (behaviour §4). It shows itself when no valid choice is stored, and again when a button marked
 * `data-cookie-settings` is pressed. No dialog: the page behind stays usable. The second view, which few ask for, is fetched
 * when it is asked for. The switch for less data, which keeps a cookie too, comes along: it is wanted on every page and after
 * everything else.
 */
export function CookieChoices() {
	const [isShown, setShown] = useState(() => !document.cookie.includes(`${CONSENT_COOKIE}=true`));
	/** The second view, while it is the one to see. */
	const [Kinds, setKinds] = useState<ComponentType<CookieKindsProps>>();
	const [isLost, setLost] = useState(false);
	const [opener, setOpener] = useState<HTMLElement>();
	const heading = useRef<HTMLHeadingElement>(null);
	/** The focus follows the visitor's own presses; it is not taken when the banner comes by itself. */
	const follows = useRef(false);
	useLessData();

	// Read by the style sheet: what the banner covers makes room for it, in the frame in which it comes.
	useLayoutEffect(() => {
		const { dataset } = document.documentElement;
		if (isShown) dataset.cookies = Kinds ? "kinds" : "question";
		else delete dataset.cookies;
	}, [isShown, Kinds]);
	// Reopened to change a stored choice, it closes like any panel; a question that was never answered stays.
	useCloseOnNavigation(() => opener && setShown(false));

	useEffect(() => {
		// No need of it while no choice is stored.
		if (document.cookie.includes(CONSENT_COOKIE))
			cookieJar().then(
				({ storedChoice }) => {
					if (!storedChoice()) setShown(true);
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
		};
		document.addEventListener("click", onClick);
		return () => document.removeEventListener("click", onClick);
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each view takes the focus when it comes
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
		// The focus was on a button that is gone: it goes back where it came from, or on to the content.
		(opener ?? document.getElementById("content"))?.focus({ preventScroll: true });
	};
	/** Gone at once; back with the focus, should the choice not have been stored. */
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
	/** A stored choice can be left as it is; without one the banner stays. */
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
			// A press follows: the choice should be stored when the page is left right after it.
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
						<button type="button" className={`${SECONDARY} col-span-2`} onClick={showKinds}>
							Customize
						</button>
					</div>
				</>
			)}
		</section>
	);
}
