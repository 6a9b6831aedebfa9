import {
	FACT_VALID_DAYS,
	FACTS,
	type Fact,
	type FactName,
	factAgeDays,
	overdueFacts,
	unconfirmedFacts,
} from "#lib/company/facts";
import { log } from "#lib/platform/log";
import { gauge } from "#lib/platform/metrics";
import { nowAndDaily } from "#lib/server/now-and-daily";

/** Reports facts that are overdue for a check or not confirmed: in the log, at start and once a day, and the overdue ones in the metrics. */
export function watchFacts(): void {
	gauge("fact_age_days", "Days since a fact stated on the site was last compared with its source.", () =>
		(Object.keys(FACTS) as FactName[]).map((fact) => ({
			labels: { fact },
			value: factAgeDays(fact, new Date()),
		})),
	);
	gauge("facts_overdue", `Facts whose last check is more than ${FACT_VALID_DAYS} days old.`, () => [
		{ value: overdueFacts(new Date()).length },
	]);
	nowAndDaily(() => {
		for (const fact of overdueFacts(new Date())) {
			const { checkedOn, owner, source } = FACTS[fact];
			log.warn({ fact, checkedOn, owner, source }, "a fact is overdue for a check: see lib/company/facts.ts");
		}
		for (const fact of unconfirmedFacts()) {
			const { owner, source, toConfirm }: Fact = FACTS[fact];
			log.warn({ fact, owner, source, toConfirm }, "a fact that only the press reports: confirm it");
		}
	});
}
