import type { Fact } from "#lib/company/fact";
import { FACTS, type FactName } from "#lib/company/facts";
import { DAY_MS } from "#lib/platform/durations";
import { log } from "#lib/platform/log";
import { gauge } from "#lib/platform/metrics";

/** How long a check stays valid. */
const FACT_VALID_DAYS = 180;

/**
 * Reports facts that are overdue for a check or not confirmed, and notices without their day: in the log, at start and once a day,
 * and the overdue ones in the metrics.
 */
export function watchFacts(): void {
	gauge("facts_overdue", `Facts whose last check is more than ${FACT_VALID_DAYS} days old.`, () => [
		{ value: overdueFacts(new Date()).length },
	]);
	logFacts();
	setInterval(logFacts, DAY_MS).unref();
}

function logFacts() {
	for (const fact of overdueFacts(new Date())) {
		const { checkedOn, owner, source } = FACTS[fact];
		log.warn({ fact, checkedOn, owner, source }, "a fact is overdue for a check: see lib/company/facts.ts");
	}
	for (const fact of unconfirmedFacts()) {
		const { owner, source, toConfirm }: Fact = FACTS[fact];
		log.warn({ fact, owner, source, toConfirm }, "a fact to confirm: see lib/company/facts.ts");
	}
	const undated = undatedNotices();
	if (undated.length > 0)
		log.warn({ facts: undated }, "notices without their day: see `notice` in lib/company/facts.ts");
}

/** The facts whose last check is too old at this moment. */
export const overdueFacts = (at: Date): FactName[] =>
	NAMES.filter((name) => at.getTime() - Date.parse(FACTS[name].checkedOn) >= (FACT_VALID_DAYS + 1) * DAY_MS);

/** The facts that their owners still have to confirm. */
export const unconfirmedFacts = (): FactName[] =>
	NAMES.filter((name) => (FACTS[name] as Fact).toConfirm !== undefined);

/** The facts whose source is a notice or directive whose day nobody has noted. */
export const undatedNotices = (): FactName[] =>
	NAMES.filter((name) => {
		const { source, notice }: Fact = FACTS[name];
		return /notice|directive/i.test(source) && !notice?.day;
	});

const NAMES = Object.keys(FACTS) as FactName[];
