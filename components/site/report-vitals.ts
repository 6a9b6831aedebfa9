import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { pageKind } from "#lib/vitals/page-kinds";
import { VITALS_PATH, type VitalsReport } from "#lib/vitals/vitals-report";

/**
 * Measures the page that the browser loaded and reports it once, when the visitor leaves it or looks at something else.
 * `isAllowed` is called again before anything is sent, because the choice may have changed in another tab. Returns a function that
 * ends the measurement without a report.
 */
export function reportVitals(isAllowed: () => boolean): () => void {
	const values: VitalsReport["values"] = {};
	const note = ({ name, value }: MetricType) => {
		values[name] = name === "CLS" ? round(value, 3) : round(value);
	};
	// Every change is noted: most values are final only when the page is left.
	for (const watch of [onTTFB, onFCP, onLCP, onINP, onCLS]) watch(note, { reportAllChanges: true });

	const stop = () => removeEventListener("visibilitychange", onLeave);
	const onLeave = () => {
		if (document.visibilityState !== "hidden") return;
		stop();
		if (!isAllowed() || Object.keys(values).length === 0) return;
		send({ page: pageKind(location.pathname), values });
	};
	// `web-vitals` listens while the event is captured, and so completes its values first.
	addEventListener("visibilitychange", onLeave);
	return stop;
}

/** Without cookies and the page's URL, where the browser can send that as it leaves a page (Firefox before 133 cannot). */
function send(report: VitalsReport): void {
	const body = JSON.stringify(report);
	const headers = { "content-type": "application/json" };
	if (!("keepalive" in Request.prototype))
		navigator.sendBeacon(VITALS_PATH, new Blob([body], { type: headers["content-type"] }));
	else {
		const privately = { credentials: "omit", referrerPolicy: "no-referrer" } as const;
		fetch(VITALS_PATH, { method: "POST", headers, body, keepalive: true, ...privately }).catch(() => {});
	}
}

const round = (value: number, digits = 0) => Number(value.toFixed(digits));
