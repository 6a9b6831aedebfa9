import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon";
import { activeAlerts, alertsOfThisPage } from "#lib/alerts/active-alerts";
import type { Alert, AlertLevel } from "#lib/alerts/alert-schedule";
import { companyIdentity } from "#lib/company/identity";
import { ALERT_ID } from "#lib/islands/data-attributes";

/**
 * Urgent announcements above the page's content. They are part of the HTML, so that they show without script and cause no
 * layout shift; search engines are asked not to quote them. Renders nothing without an alert. The script that
 * `lib/response-cache/own-scripts.ts` adds to pages with `ALERT_ID` remembers closed alerts.
 */
export function AlertBanner() {
	const alerts = alertsOfThisPage();
	// The next page of the visit may show one, which needs the script.
	if (alerts.length === 0) return activeAlerts().length > 0 && <span hidden {...{ [ALERT_ID]: "" }} />;
	return (
		<section
			aria-label={`Notice from ${companyIdentity().shortName}`}
			// Hidden once all alerts are closed.
			className="print:hidden [&:not(:has(>[open],>div))]:hidden"
			data-nosnippet=""
		>
			{alerts.map((alert) =>
				alert.isDismissible ? (
					<dialog
						key={alert.id}
						open
						{...{ [ALERT_ID]: alert.id }}
						aria-label={LEVEL_WORDS[alert.level]}
						className={alertClass(alert)}
						// The visitor may have closed it before hydration.
						suppressHydrationWarning
					>
						<Words alert={alert}>
							{/* Closes the surrounding dialog without script. */}
							<form method="dialog">
								<button type="submit" className="-my-2 -mr-3 grid size-11 place-items-center">
									<Icon name="close" />
									<span className="sr-only">Close: {LEVEL_WORDS[alert.level]}</span>
								</button>
							</form>
						</Words>
					</dialog>
				) : (
					<div key={alert.id} className={alertClass(alert)}>
						<Words alert={alert} />
					</div>
				),
			)}
		</section>
	);
}

const LEVEL_WORDS: Record<AlertLevel, string> = {
	information: "Information",
	warning: "Warning",
	urgent: "Urgent",
};

const ALERT_COLOURS: Record<AlertLevel, string> = {
	information: "bg-brand-50 text-ink-900",
	warning: "bg-gold-100 text-ink-900",
	urgent: "bg-danger-700 text-white focus-on-dark",
};

const alertClass = ({ level }: Alert) =>
	`static w-auto border-line border-b text-sm sm:text-base ${ALERT_COLOURS[level]}`;

const Words = ({ alert: { level, text, link }, children }: { alert: Alert; children?: ReactNode }) => (
	<div className="page-width flex gap-3 py-3">
		{/* Rotated by half a turn, the exclamation mark is an i. */}
		<Icon name="alert" className={level === "information" ? "rotate-180 sm:mt-1" : "sm:mt-1"} />
		<p className="min-w-0 grow">
			<strong>{LEVEL_WORDS[level]}:</strong> {text}{" "}
			{link && (
				<a href={link.href} className="inline-block font-semibold underline underline-offset-4">
					{link.label}
				</a>
			)}
		</p>
		{children}
	</div>
);
