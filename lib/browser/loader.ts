/**
 * Starts the islands and enhancements of a page (`components/ui/island.tsx`). Every page asks for it, as a module: a browser that does
 * not know modules runs none of them, and shows the page as without script. `loader-schedule.ts` decides when each starts,
 * `loader-queue.ts` fetches and starts it once. A press starts an island at once, and `early-press.ts` repeats it when the code is there.
 */
import { leaveDialog } from "../web/dialog-entry.ts";
import { repeatEarlyPresses } from "./early-press.ts";
import { onError } from "./failed-island.ts";
import { scheduleIslands } from "./loader-schedule.ts";
import { keepOfflineForms } from "./offline-form.ts";
import { NO_SCRIPT } from "./page-state.ts";
import { followSettings } from "./settings.ts";

if (!document.documentElement.classList.contains(NO_SCRIPT)) {
	followSettings();
	leaveDialog();
	for (const sign of ["error", "unhandledrejection"]) addEventListener(sign, onError);
	scheduleIslands();
	keepOfflineForms();
	repeatEarlyPresses();
}
