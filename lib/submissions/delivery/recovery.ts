import { log } from "#lib/platform/log";
import type { DeliveryTarget } from "#lib/submissions/delivery/delivery-target";
import type { SubmissionStore } from "#lib/submissions/store/store";

/**
 * Notices when a target that failed is back. A submission may wait a quarter of an hour while it is down, so a small request is made
 * every `probeMs`, and as soon as it succeeds everything is due. If the target was up all along, the submission is at fault and keeps
 * its delay.
 */
export function watchRecovery(
	store: SubmissionStore,
	target: DeliveryTarget,
	{ probeMs, onRecovered }: { probeMs: number; onRecovered: () => void },
) {
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;

	function probe(wasDown: boolean) {
		if (timer || isStopped) return;
		const look = async () => {
			const isUp = await target.isUp();
			timer = undefined;
			if (!isUp) return probe(true);
			if (!wasDown) return;
			const madeDue = await store.makeDue().catch(() => 0);
			log.info({ madeDue }, "delivery target is back");
			onRecovered();
		};
		timer = setTimeout(look, wasDown ? probeMs : 0);
		timer.unref();
	}

	return {
		/** Call after a failed delivery. */
		begin: () => probe(false),
		stop: () => {
			isStopped = true;
			clearTimeout(timer);
		},
	};
}
