import { getHeapStatistics, setFlagsFromString } from "node:v8";

const CHECK_INTERVAL_MS = 5_000;
/** Of the heap's limit, as a share of it. */
const LARGE = 0.55;

/**
 * Has V8 save memory while its heap takes most of its limit: V8 then collects garbage sooner and empties pages that are half
 * empty. Otherwise a heap under load keeps the largest size that it ever had. This costs up to two thirds more processor time
 * for each page that is rendered, so it ends when the heap is smaller again.
 */
export function saveMemoryWhenLarge(setFlag = setFlagsFromString, heap = getHeapStatistics): void {
	let isSaving = false;
	setInterval(() => {
		const { total_heap_size, heap_size_limit } = heap();
		const isLarge = total_heap_size > heap_size_limit * LARGE;
		if (isLarge === isSaving) return;
		isSaving = isLarge;
		setFlag(isSaving ? "--memory-saver-mode" : "--no-memory-saver-mode");
	}, CHECK_INTERVAL_MS).unref();
}
