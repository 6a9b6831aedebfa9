/** The Network Information API (https://wicg.github.io/netinfo/), which only Chromium has and TypeScript's library lacks. */
interface Navigator {
	readonly connection?: {
		readonly saveData?: boolean;
		readonly effectiveType?: string;
		/** In Mbit/s. */
		readonly downlink?: number;
		/** In ms; 0 before anything was measured. */
		readonly rtt?: number;
	};
}
