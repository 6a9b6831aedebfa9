import { useState } from "react";

/**
 * Holds what a visitor has opened, such as a dialog. `at` says when, and serves as its React key: opened again before the last
 * one's close event, it is another one. `close` closes only the one that it was returned with.
 */
export function useOpened<T extends object>() {
	const [opened, setOpened] = useState<T & { at: number }>();
	return {
		opened,
		open: (what: T) => setOpened({ ...what, at: performance.now() }),
		close: () => setOpened((latest) => (latest === opened ? undefined : latest)),
	};
}
