import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon";
import { activeAlerts, alertsOfThisPage } from "#lib/alerts/active-alerts";
import type { Alert, AlertLevel } from "#lib/alerts/alert-schedule";
import { companyIdentity } from "#lib/company/identity";

/**
 * What visitors must know now, above the page's content. It is part of the HTML, so that it shows without script and moves
 * nothing; search engines are asked not to quote it. Renders nothing without an alert. Closed alerts are remembered by the
 * script that `lib/page-cache/dismissed-alerts-script.ts` gives to pages with `data-alert`.
 */
export function AlertBanner() {
	const alerts = alertsOfThisPage();
	// Another page of this visit may show one.
	if (alerts.length === 0) return activeAlerts().length > 0 && <span hidden data-alert="" />;
	return (
		<section
			aria-label={`Notice from ${companyIdentity().shortName}`}
			// When all of them are closed, nothing of it is left.
			className="print:hidden [&:not(:has(>[open],>div))]:hidden"
			data-nosnippet=""
		>
			{alerts.map((alert) =>
				alert.isDismissible ? (
					<dialog
						key={alert.id}
						open
						data-alert={alert.id}
						aria-label={LEVEL_WORDS[alert.level]}
						className={lookOf(alert)}
						// It may have been closed before hydration.
						suppressHydrationWarning
					>
						<Words alert={alert}>
							{/* Closes the dialog around it, by itself: no script has a part in it. */}
							<form method="dialog">
								<button type="submit" className="-my-2 -mr-3 grid size-11 place-items-center">
									<Icon name="close" />
									<span className="sr-only">Close: {LEVEL_WORDS[alert.level]}</span>
								</button>
							</form>
						</Words>
					</dialog>
				) : (
					<div key={alert.id} className={lookOf(alert)}>
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

const LOOKS: Record<AlertLevel, string> = {
	information: "bg-brand-50 text-ink-900",
	warning: "bg-gold-100 text-ink-900",
	urgent: "bg-danger-700 text-white focus-on-dark",
};

const lookOf = ({ level }: Alert) =>
	`static w-auto border-line border-b text-sm sm:text-base ${LOOKS[level]}`;

const Words = ({ alert: { level, text, link }, children }: { alert: Alert; children?: ReactNode }) => (
	<div className="page-width flex gap-3 py-3">
		{/* The mark upside down is an i. */}
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
